/** Parity of the operations of OAuth clients and permissions. */
import { SAMPLE_CLIENT, SAMPLE_GRANT } from '../../src/modules/oauth/domain/oauth-samples.js';
import { of, type ParityCase } from './parity-case.js';

export const OAUTH_CASES: readonly ParityCase[] = [
  ...of('Query.oauthClients', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, key: 'live client' },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
  ...of('Query.oauthGrants', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, key: 'live client' },
  ]),
  ...of('Mutation.createOauthClient', [
    { what: 'in the sandbox', values: { nimi: 'Parity', skoobid: ['law:read'] } },
    { what: 'with an unknown scope', values: { nimi: 'Parity', skoobid: ['law:write'] } },
    {
      what: 'for the code flow',
      values: {
        nimi: 'Parity',
        skoobid: ['orders:read'],
        autentimine: 'none',
        tagasiaadressid: ['http://localhost:4000/back'],
      },
    },
    {
      what: 'with an address that is not permitted',
      values: { nimi: 'Parity', skoobid: ['law:read'], tagasiaadressid: ['http://example.com/'] },
    },
    {
      what: 'public without an address',
      values: { nimi: 'Parity', skoobid: ['law:read'], autentimine: 'none' },
    },
    {
      what: 'with a private key',
      values: {
        nimi: 'Parity',
        skoobid: ['law:read'],
        autentimine: 'private_key_jwt',
        jwks: { keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'x', d: 'd' }] },
      },
    },
    { what: 'without a name', values: { skoobid: ['law:read'] } },
  ]),
  ...of('Mutation.rotateOauthSecret', [
    { what: 'the sample', values: { client_id: SAMPLE_CLIENT.id } },
    { what: 'an unknown one', values: { client_id: 'oc_1111111111111111111111' } },
    { what: 'live', values: { client_id: SAMPLE_CLIENT.id }, key: 'live client' },
  ]),
  ...of('Mutation.deleteOauthClient', [
    { what: 'the sample', values: { client_id: SAMPLE_CLIENT.id } },
    { what: 'an unknown one', values: { client_id: 'oc_1111111111111111111111' } },
    { what: 'a short id', values: { client_id: 'oc_1' } },
  ]),
  ...of('Mutation.narrowOauthGrant', [
    { what: 'the sample', values: { grant_id: SAMPLE_GRANT.id, skoobid: ['law:read'] } },
    { what: 'a scope it lacks', values: { grant_id: SAMPLE_GRANT.id, skoobid: ['orders:read'] } },
    { what: 'no scope', values: { grant_id: SAMPLE_GRANT.id, skoobid: [] } },
    { what: 'a wrong scope', values: { grant_id: SAMPLE_GRANT.id, skoobid: ['all'] } },
    { what: 'an unknown one', values: { grant_id: 'unknown', skoobid: ['law:read'] } },
  ]),
  ...of('Mutation.revokeOauthGrant', [
    { what: 'the sample', values: { grant_id: SAMPLE_GRANT.id } },
    { what: 'an unknown one', values: { grant_id: 'unknown' } },
    { what: 'live', values: { grant_id: SAMPLE_GRANT.id }, key: 'live client' },
  ]),
];
