/** REST routes of signing in, people of an account and sessions. */
const OF_ACCOUNT = { counts: 'minute', tag: 'Account' } as const;
const get = { ...OF_ACCOUNT, method: 'GET', status: 200 } as const;
const create = { ...OF_ACCOUNT, method: 'POST', status: 201 } as const;
const post = { ...OF_ACCOUNT, method: 'POST', status: 200 } as const;
const change = { ...post, may: ['NOT_FOUND'] } as const;

/** Key: schema coordinate. */
export const MEMBER_ROUTES = {
  'Mutation.requestSignIn': { ...post, path: '/sign-in/request' },
  'Mutation.signIn': { ...post, path: '/sign-in', may: ['UNAUTHORIZED'] },
  'Mutation.signOut': { ...post, path: '/sign-out' },
  'Query.session': { ...get, path: '/session' },
  'Query.members': { ...get, path: '/members' },
  'Mutation.inviteMember': { ...create, path: '/members' },
  'Mutation.changeRole': { ...change, path: '/members/role' },
  'Mutation.removeMember': { ...change, path: '/members/remove' },
  'Query.sessions': { ...get, path: '/sessions' },
  'Mutation.endSession': { ...change, path: '/sessions/end' },
} as const;

/** Operations that only the pages of the service may call. */
export const OF_PAGES: readonly string[] = ['requestSignIn', 'signIn', 'signOut'];
