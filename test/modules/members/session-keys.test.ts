/** Keys that an owner manages in a session, and that a session is based on. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { signedIn } from '../../support/browser-client.js';
import { anAccount, errorsIn, SESSIONS } from '../../support/members.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sql: Client;

beforeAll(async () => {
  service = await openTestService({ sessions: SESSIONS });
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
}, 60_000);
afterAll(async () => {
  await sql.end();
  await service.close();
});

test('an owner rotates keys by name; the last one cannot be revoked; a key can only rotate itself', async () => {
  const { email, api, key } = await anAccount(service);
  const owner = await signedIn(service, email);
  const keysOf = async () =>
    (await owner.get('/v1/keys')).json.data?.['votmed'] as readonly { key_id: string }[]; // contract
  const [{ key_id } = { key_id: '' }] = await keysOf();
  expect(errorsIn(await owner.post('/v1/keys/rotate', {}))).toEqual(['key_id missing']);
  expect(errorsIn(await owner.post('/v1/keys/revoke', { key_id }))).toEqual(['key_id last_key']);
  const other = await anAccount(service);
  expect((await other.api.post('/v1/keys/rotate', { key_id })).status).toBe(404);
  const theirs = await signedIn(service, other.email);
  expect((await theirs.post('/v1/keys/rotate', { key_id })).status).toBe(404);
  const rotated = await owner.post('/v1/keys/rotate', { key_id, armuaeg_tunde: 0 });
  expect(rotated.status).toBe(201);
  const successor = api.with(String(rotated.json.data?.['voti']));
  expect((await successor.get('/v1/keys')).status).toBe(200);
  expect((await api.with(key).get('/v1/keys')).status).toBe(401);
  expect((await owner.get('/v1/keys')).status).toBe(200);
});

test('a session requires a key: without a valid one, and in a suspended account, it is refused', async () => {
  const { email, id } = await anAccount(service);
  const owner = await signedIn(service, email);
  const account = `(select account_id from member where id = '${id}')`;
  await sql.query(`update account set state = 'suspended' where id = ${account}`);
  expect((await owner.get('/v1/keys')).status).toBe(401);
  await sql.query(`update account set state = 'live' where id = ${account}`);
  const again = await signedIn(service, email);
  await sql.query(`update api_key set blocked_at = now() where account_id = ${account}`);
  expect((await again.get('/v1/keys')).status).toBe(401);
});
