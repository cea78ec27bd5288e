/** Audit log of the whole service: who changed what, written in the transaction of the change, without secrets. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GraphqlClient } from '../../support/graphql-client.js';
import { errorsOf, RestClient } from '../../support/rest-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let base: RestClient;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  base = await RestClient.of(service.url);
});
afterAll(() => service.close());

type Json = Readonly<Record<string, unknown>>;

async function aClient() {
  const overrides = { perMinute: null, perMonth: null };
  const options = { role: 'client', mode: 'live', tier: null, name: null, overrides } as const;
  const { text, keyId } = await service.operator.create(options);
  return { key: text, keyId, client: base.with(text) };
}

const entries = (data: Json | undefined): readonly Json[] => data?.['kirjed'] as readonly Json[]; // OpenAPI-validated

const wordsOf = (all: readonly Json[]): unknown[] => all.map(({ tegevus }) => tegevus);

test('changes of keys, billing and webhooks are recorded: actor, change and request', async () => {
  const { client, keyId } = await aClient();
  const billed = await client.post('/v1/account/vat', { kmkr: '', reg_kood: '12345678' });
  const { json: made } = await client.post('/v1/webhook-endpoints', { url: 'http://127.0.0.1:2/' });
  const { webhook_id: webhook } = made.data?.['webhook'] as Json; // as above
  const secret = String(made.data?.['saladus']);
  const turned = await client.post('/v1/webhook-endpoints/rotate-secret', { webhook_id: webhook });
  await client.post('/v1/webhook-endpoints/delete', { webhook_id: webhook });
  const { json: rotated } = await client.post('/v1/keys/rotate', {});
  const { voti, key_id: successor } = rotated.data ?? {};
  await base.with(String(voti)).post('/v1/keys/revoke', { key_id: keyId });
  const answer = await base.with(String(voti)).get('/v1/account/audit');
  const reported = entries(answer.json.data);
  expect(wordsOf(reported)).toEqual([
    'key.blocked',
    'key.created',
    'key.rotated',
    'webhook.removed',
    'webhook.secret_rotated',
    'webhook.created',
    'account.billing_changed',
    'key.created',
  ]);
  expect(reported[0]).toMatchObject({
    tegutseja: `key:${String(successor)}`,
    objekt: `key:${keyId}`,
  });
  expect(reported[6]).toMatchObject({
    tegutseja: `key:${keyId}`,
    valjad: ['reg_kood'],
    request_id: billed.json.meta?.['request_id'],
  });
  expect(reported[7]).toMatchObject({ tegutseja: 'operator', request_id: null });
  for (const hidden of [secret, String(turned.json.data?.['saladus']), String(voti), '12345678']) {
    expect(answer.text).not.toContain(hidden);
  }
});

test('a change that is refused or without effect leaves no entry', async () => {
  const { client } = await aClient();
  const unknownId = '00000000-0000-4000-8000-00000000dead';
  await client.post('/v1/webhook-endpoints/delete', { webhook_id: unknownId });
  await client.post('/v1/keys/revoke', { key_id: unknownId });
  await client.post('/v1/account/vat', { arveldus_riik: 'zzz' });
  expect(wordsOf(entries((await client.get('/v1/account/audit')).json.data))).toEqual([
    'key.created',
  ]);
});

const AUDIT = `query ($after: String) { organisation { auditlogi(first: 2, after: $after) {
  edges { cursor node { tegevus } } pageInfo { hasNextPage endCursor } } } }`;

test('the log is paged on both transports', async () => {
  const { client, key } = await aClient();
  for (const kood of ['1', '2', '3']) await client.post('/v1/account/vat', { reg_kood: kood });
  const first = await client.get('/v1/account/audit?limit=3');
  expect(entries(first.json.data)).toHaveLength(3);
  const kursor = String(first.json.meta?.['jargmine_kursor']);
  const last = await client.get(`/v1/account/audit?kursor=${kursor}`);
  expect(wordsOf(entries(last.json.data))).toEqual(['key.created']);
  expect(last.json.meta).not.toHaveProperty('jargmine_kursor');
  expect(errorsOf(await client.get('/v1/account/audit?kursor=x'))).toEqual([
    'kursor cursor_invalid',
  ]);
  const graphql = new GraphqlClient(service.url, key);
  const { json } = await graphql.ask({ query: AUDIT });
  const { auditlogi } = json.data?.['organisation'] as { auditlogi: Json }; // shape of the query
  const { endCursor } = auditlogi['pageInfo'] as { endCursor: string }; // shape of the query
  const { json: rest } = await graphql.ask({ query: AUDIT, variables: { after: endCursor } });
  expect(rest.data).toMatchObject({
    organisation: {
      auditlogi: {
        edges: [{}, { node: { tegevus: 'key.created' } }],
        pageInfo: { hasNextPage: false },
      },
    },
  });
});

test('a sandbox key reads a sample', async () => {
  const { json } = await base.with(service.keys.test.client).get('/v1/account/audit');
  expect(wordsOf(entries(json.data))).toEqual(['key.created']);
});
