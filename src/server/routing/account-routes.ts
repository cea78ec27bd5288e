/** REST routes of signing in, people of an account, OAuth clients and permissions, and the test clock of sandbox keys. */
const OF_ACCOUNT = { counts: 'minute', tag: 'Account' } as const;
const get = { ...OF_ACCOUNT, method: 'GET', status: 200 } as const;
const create = { ...OF_ACCOUNT, method: 'POST', status: 201 } as const;
const post = { ...OF_ACCOUNT, method: 'POST', status: 200 } as const;
const change = { ...post, may: ['NOT_FOUND'] } as const;

const OF_CLOCK = { counts: 'minute', tag: 'Test mode', may: ['NOT_FOUND'] } as const;
const getTest = { ...OF_CLOCK, method: 'GET', status: 200 } as const;
const postTest = { ...OF_CLOCK, method: 'POST', status: 200 } as const;

/** Key: schema coordinate. */
export const ACCOUNT_ROUTES = {
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
  'Query.passkeys': { ...get, path: '/passkeys' },
  'Mutation.startPasskey': { ...change, path: '/passkeys/start' },
  'Mutation.addPasskey': { ...create, path: '/passkeys' },
  'Mutation.removePasskey': { ...change, path: '/passkeys/remove' },
  'Mutation.startSecondFactor': { ...change, path: '/second-factor/start' },
  'Mutation.confirmSecondFactor': { ...change, path: '/second-factor' },
  'Query.oauthClients': { ...get, path: '/oauth/clients' },
  'Mutation.createOauthClient': { ...create, path: '/oauth/clients' },
  'Mutation.rotateOauthSecret': {
    ...create,
    path: '/oauth/clients/rotate',
    may: ['NOT_FOUND'],
  },
  'Mutation.deleteOauthClient': { ...change, path: '/oauth/clients/delete' },
  'Query.oauthGrants': { ...get, path: '/oauth/grants' },
  'Mutation.revokeOauthGrant': { ...change, path: '/oauth/grants/revoke' },
  'Mutation.narrowOauthGrant': { ...change, path: '/oauth/grants/narrow' },
  'Query.testClock': { ...getTest, path: '/test/clock' },
  'Mutation.advanceTestClock': { ...postTest, path: '/test/clock/advance' },
  'Mutation.resetTestClock': { ...postTest, path: '/test/clock/reset' },
  'Query.testEvents': { ...getTest, path: '/test/events' },
  'Mutation.triggerTestEvent': { ...postTest, path: '/test/events/trigger' },
} as const;

/** Operations that only the pages of the service may call. */
export const OF_PAGES: readonly string[] = ['requestSignIn', 'signIn', 'signOut'];
