/** REST routes of OAuth clients and permissions. */
const OF_ACCOUNT = { counts: 'minute', tag: 'Account' } as const;
const get = { ...OF_ACCOUNT, method: 'GET', status: 200 } as const;
const create = { ...OF_ACCOUNT, method: 'POST', status: 201 } as const;
const post = { ...OF_ACCOUNT, method: 'POST', status: 200, may: ['NOT_FOUND'] } as const;

/** Key: schema coordinate. */
export const OAUTH_ROUTES = {
  'Query.oauthClients': { ...get, path: '/oauth/clients' },
  'Mutation.createOauthClient': { ...create, path: '/oauth/clients' },
  'Mutation.rotateOauthSecret': {
    ...create,
    path: '/oauth/clients/rotate',
    may: ['NOT_FOUND'],
  },
  'Mutation.deleteOauthClient': { ...post, path: '/oauth/clients/delete' },
  'Query.oauthGrants': { ...get, path: '/oauth/grants' },
  'Mutation.revokeOauthGrant': { ...post, path: '/oauth/grants/revoke' },
} as const;
