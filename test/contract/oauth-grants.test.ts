/** Codes, grants and the authentication of clients: what ends, what works once, and what is never granted. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { CODE_SECONDS } from '../../src/modules/oauth/domain/token-lifetime.js';
import { keyHeader, send } from '../support/http-client.js';
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
