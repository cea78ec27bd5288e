/** The strict profile: people need a passkey. Source: D-384, D-385. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { Authenticator } from '../../support/authenticator.js';
import { signedIn } from '../../support/browser-client.js';
import { anAccount, anOwner, errorsIn, SESSIONS } from '../../support/members.js';
import { addPasskey, confirmPasskey, factorIn } from '../../support/passkeys.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let sql: Client;

beforeAll(async () => {
  service = await openTestService({ sessions: SESSIONS, isStrict: true });
  sql = new Client({ connectionString: service.databaseUrl });
  await sql.connect();
}, 60_000);
afterAll(async () => {
  await sql.end();
  await service.close();
});

test('a person without a passkey can add one, and nothing else', async () => {
  const email = await anOwner(service);
  const browser = await signedIn(service, email);
  expect(await factorIn(browser)).toBe('add');
  const refused = await browser.get('/v1/keys');
  expect([refused.status, ...errorsIn(refused)]).toEqual([403, 'Cookie passkey_required']);
  const nothing = await browser.post('/v1/second-factor/start', {});
  expect([nothing.status, ...errorsIn(nothing)]).toEqual([422, 'Cookie passkey_required']);
  const authenticator = new Authenticator(service.url);
  expect((await addPasskey(browser, authenticator)).status).toBe(201);
  expect((await browser.get('/v1/keys')).status).toBe(200);
  const again = await signedIn(service, email);
  expect(await factorIn(again)).toBe('confirm');
  expect((await confirmPasskey(again, authenticator)).status).toBe(200);
});

test('a session that is no longer new cannot add the first passkey', async () => {
  const browser = await signedIn(service, await anOwner(service));
  await sql.query(`update member_session set created_at = now() - interval '11 minutes'`);
  const late = await browser.post('/v1/passkeys/start', {});
  expect([late.status, ...errorsIn(late)]).toEqual([403, 'Cookie recent_sign_in_required']);
});

test('keys of less than 128 bits of strength are not offered', async () => {
  const browser = await signedIn(service, await anOwner(service));
  const { json } = await browser.post('/v1/passkeys/start', {});
  const { pubKeyCredParams } = json.data?.['options'] as {
    pubKeyCredParams: { alg: number }[];
  }; // WebAuthn
  expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7]);
});

test('programs with a key need none', async () => {
  const { api } = await anAccount(service);
  expect((await api.get('/v1/members')).status).toBe(200);
});
