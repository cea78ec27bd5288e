/** What sandbox keys see instead of clients and grants. */
import { SAMPLE_TIME } from '../../../shared/sample-time.js';
export const SAMPLE_CLIENT = {
  id: 'oc_0000000000000000000000',
  accountId: null,
  lineageId: null,
  name: 'Sample client',
  metadata: {
    client_name: 'Sample client',
    scope: 'law:read',
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  },
  secretDigest: null,
  createdAt: SAMPLE_TIME,
} as const;

/** Has the form of a secret; no client has it. */
export const SAMPLE_SECRET = `nis2_oauth_${'0'.repeat(43)}`;

export const SAMPLE_GRANT = {
  id: 'sample-grant-0000000000000000000000000000',
  clientId: SAMPLE_CLIENT.id,
  clientName: SAMPLE_CLIENT.name,
  scopes: ['law:read'],
  createdAt: SAMPLE_TIME,
  expiresAt: new Date('2026-04-15T09:00:00.000Z'),
} as const;
