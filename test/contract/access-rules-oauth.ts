/** Expected access rule of OAuth clients and permissions. */
import { SAMPLE_CLIENT, SAMPLE_GRANT } from '../../src/modules/oauth/domain/oauth-samples.js';
import type { OwnRecords } from './access-rules.js';

const ofClient = ({ clientId = SAMPLE_CLIENT.id }: OwnRecords) => ({ client_id: clientId });
const ofGrant = ({ grantId = SAMPLE_GRANT.id }: OwnRecords) => ({ grant_id: grantId });

export const OAUTH_OPERATIONS = {
  'Query.oauthClients': { rule: 'own', values: () => ({}) },
  'Query.oauthGrants': { rule: 'own', values: () => ({}) },
  'Mutation.createOauthClient': {
    rule: 'own',
    values: () => ({ nimi: 'Matrix', skoobid: ['law:read'] }),
  },
  'Mutation.rotateOauthSecret': { rule: 'own', values: ofClient, names: true },
  'Mutation.deleteOauthClient': { rule: 'own', values: ofClient, names: true },
  'Mutation.revokeOauthGrant': { rule: 'own', values: ofGrant, names: true },
  'Mutation.narrowOauthGrant': {
    rule: 'own',
    values: (ids: OwnRecords) => ({ ...ofGrant(ids), skoobid: ['law:read'] }),
    names: true,
  },
} as const;
