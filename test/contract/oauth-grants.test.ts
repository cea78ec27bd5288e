/** Codes, grants and the authentication of clients: what ends, what works once, and what is never granted. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { CODE_SECONDS } from '../../src/modules/oauth/domain/token-lifetime.js';
import { GraphqlClient } from '../support/graphql-client.js';
import { jsonOf, keyHeader, send } from '../support/http-client.js';
import { CHALLENGE, CodeFlow } from '../support/oauth-code-flow.js';
import { basic, makeClient, postForm, tokenFor } from '../support/oauth.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let sql: Client;
let flow: CodeFlow;

beforeAll(async () => {
  service = await openTestService();
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
  flow = await CodeFlow.of(service);
});
afterAll(async () => {
  await sql.end();
  await service.close();
});

const statusOf = async (token: string) =>
  (await send(service.url, '/v1/services', { headers: keyHeader('authorization', token) })).status;

test('a code works once; reuse ends the tokens that were issued for it', async () => {
  const code = await flow.code();
  const { status, json } = await flow.exchange(code);
  expect([status, await statusOf(json.access_token)]).toEqual([200, 200]);
  expect((await flow.exchange(code)).json.error).toBe('invalid_grant');
  expect((await flow.renew(json.refresh_token)).json.error).toBe('invalid_grant');
  expect(await statusOf(json.access_token)).toBe(401);
});

test('a code expires after a minute', async () => {
  const code = await flow.code();
  const { rows } = await sql.query<{ seconds: number }>(
    `select ceil(extract(epoch from max(expires_at) - now()))::integer as seconds
     from oauth_record where model = 'AuthorizationCode'`,
  );
  expect(rows[0]?.seconds).toBeLessThanOrEqual(CODE_SECONDS);
  await sql.query(`update oauth_record set expires_at = now() where model = 'AuthorizationCode'`);
  expect((await flow.exchange(code)).json.error).toBe('invalid_grant');
});

test('a code is refused without the PKCE verifier that it was requested with', async () => {
  for (const other of [randomBytes(32).toString('base64url'), CHALLENGE, '']) {
    const answer = await flow.exchange(await flow.code(), { code_verifier: other });
    expect([answer.status, answer.json.error]).toEqual([400, expect.any(String)]);
  }
});

test('the password grant is refused, and a client may use only the grants that it registered', async () => {
  const form = { grant_type: 'password', client_id: flow.clientId, username: 'a', password: 'b' };
  expect((await postForm(flow.endpoint, form)).json.error).toBe('unsupported_grant_type');
  const own = { grant_type: 'client_credentials', client_id: flow.clientId };
  expect((await postForm(flow.endpoint, own)).json.error).toMatch(
    /unauthorized_client|invalid_request/,
  );
  const made = await makeClient(service.url, service.keys.live.client, ['law:read']);
  const code = await flow.exchange(await flow.code(), { client_id: made.clientId });
  expect(code.status).toBeGreaterThanOrEqual(400);
  const wide = { grant_type: 'client_credentials', scope: 'orders:write' };
  const answer = await postForm(flow.endpoint, wide, { authorization: basic(made) });
  expect(answer.json.error).toBe('invalid_scope');
});

test('a client with a secret must send it to issue and to revoke tokens', async () => {
  const made = await makeClient(service.url, service.keys.live.client, ['law:read']);
  const token = await tokenFor(service.url, made);
  const revoke = `${service.url}/oauth/revoke`;
  const wrong = { authorization: basic({ ...made, secret: `${made.secret}x` }) };
  for (const address of [flow.endpoint, revoke]) {
    const form = { grant_type: 'client_credentials', token, client_id: made.clientId };
    expect((await postForm(address, form)).status).toBe(401);
    expect((await postForm(address, { ...form, client_id: '' }, wrong)).status).not.toBe(200);
  }
  const other = await makeClient(service.url, service.keys.live.client, ['law:read']);
  await postForm(revoke, { token }, { authorization: basic(other) });
  expect(await statusOf(token)).toBe(200);
});

test('a permission ends after 90 days, however often it is refreshed', async () => {
  const { json } = await flow.exchange(await flow.code());
  const { rows } = await sql.query<{ days: number }>(
    `select round(extract(epoch from expires_at - created_at) / 86400)::integer as days
     from oauth_grant order by created_at desc limit 1`,
  );
  expect(rows).toEqual([{ days: 90 }]);
  const renewed = await flow.renew(json.refresh_token);
  expect(renewed.status).toBe(200);
  await sql.query('update oauth_grant set expires_at = now()');
  expect((await flow.renew(renewed.json.refresh_token)).status).toBe(400);
});

type Grant = Readonly<{ grant_id: string; skoobid: readonly string[] }>;

const owner = () => new GraphqlClient(service.url, service.keys.live.client);

async function newestGrant(): Promise<Grant> {
  const { json } = await owner().ask({ query: '{ oauthGrants { load { grant_id skoobid } } }' });
  const { load } = json.data?.['oauthGrants'] as { load: readonly [Grant, ...Grant[]] }; // shape of the query
  return load[0];
}

async function narrow(grant_id: string, skoobid: readonly string[]) {
  const answer = await send(service.url, '/v1/oauth/grants/narrow', {
    method: 'POST',
    headers: {
      ...keyHeader('x-api-key', service.keys.live.client),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ grant_id, skoobid }),
  });
  return { status: answer.status, json: jsonOf(answer) };
}

test('an owner leaves a client one scope: tokens that have more end, new and refreshed ones have one', async () => {
  const { json: first } = await flow.exchange(await flow.code());
  const { json: narrowOnly } = await flow.renew(first.refresh_token);
  const grant = await newestGrant();
  expect([first.scope, grant.skoobid]).toEqual([
    'law:read orders:read',
    ['law:read', 'orders:read'],
  ]);
  const { status, json } = await narrow(grant.grant_id, ['law:read']);
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ data: expect.objectContaining({ skoobid: ['law:read'] }) }),
  ]);
  expect(await statusOf(first.access_token)).toBe(401);
  expect(await statusOf(narrowOnly.access_token)).toBe(401);
  const { json: renewed } = await flow.renew(narrowOnly.refresh_token);
  expect([renewed.scope, await statusOf(renewed.access_token)]).toEqual(['law:read', 200]);
  expect((await newestGrant()).skoobid).toEqual(['law:read']);
  expect((await narrow(grant.grant_id, ['law:read'])).status).toBe(200);
  const wide = await flow.renew(renewed.refresh_token, { scope: 'law:read orders:read' });
  expect([wide.status, wide.json.scope]).toEqual([200, 'law:read']);
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::integer as count from audit_log
     where action = 'oauth.narrowed' and object = 'grant:' || $1`,
    [grant.grant_id],
  );
  expect(rows[0]?.count).toBe(1);
});

test('a permission cannot be given scopes that it lacks, nor be left with none', async () => {
  await flow.exchange(await flow.code());
  const { grant_id: id, skoobid } = await newestGrant();
  for (const wrong of [['law:read', 'orders:write'], [], ['everything']]) {
    const { status, json } = await narrow(id, wrong);
    expect([status, JSON.stringify(json)]).toEqual([422, expect.stringContaining('skoobid')]);
  }
  expect((await narrow('unknown', ['law:read'])).status).toBe(404);
  expect((await newestGrant()).skoobid).toEqual(skoobid);
});
