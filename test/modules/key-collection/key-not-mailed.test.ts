/** How a paid sign-up gets its live key if no email carries keys (SECURITY_PROFILE=strict), over HTTP. Source: D-384. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { mailsTo } from '../../support/browser-client.js';
import { payLinked } from '../../support/code-links.js';
import { anAddress, SESSIONS } from '../../support/members.js';
import { withPasskey } from '../../support/passkeys.js';
import { RestClient } from '../../support/rest-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

/** The text of a key, whole or in part. */
const KEY = /nis2_(live|test)_/;
const LIVE_KEY = /^nis2_live_client_[0-9A-Za-z]{43}$/;
/** The worker looks for due emails every five seconds. */
const MAX_WAITS = 200;

type WireKey = Readonly<{ key_id: string; keskkond: string; staatus: string }>;

let strict: TestService;
let standard: TestService;
let sql: Client;

beforeAll(async () => {
  strict = await openTestService({ sessions: SESSIONS, isStrict: true });
  standard = await openTestService({ sessions: SESSIONS });
  sql = new Client({ connectionString: strict.databaseUrl });
  await sql.connect();
}, 60_000);
afterAll(async () => {
  await sql.end();
  await standard.close();
  await strict.close();
});

async function paidSignup(service: TestService) {
  const client = await RestClient.of(service.url);
  const email = anAddress();
  const body = { nimi: 'Käufer GmbH', email, roll: 'client', keel: 'en' };
  const { json } = await client.post('/v1/signup', body);
  const { order_id, votmekood, makselink, note } = json.data as Record<string, string>; // shape of signup
  await payLinked(service.url, String(makselink));
  return { client, email, collection: { order_id, votmekood }, note };
}

/** The email about the key, and all of the address. */
async function keyMail(service: TestService, email: string) {
  for (let turn = 0; turn < MAX_WAITS; turn++) {
    const mails = (await mailsTo(service, email)).map(({ text }) => text);
    const about = mails.find((text) => text.includes('your licence is in force'));
    if (about !== undefined) return { about, mails };
    await pause(50);
  }
  throw new Error(`no email about a key was sent to ${email}`);
}

test('in the strict profile no email has a key: the owner signs in by a link, adds a passkey, rotates the key and sees it once', async () => {
  const { client, email, note } = await paidSignup(strict);
  expect(note).toContain('not sent by e-mail');
  const { about, mails } = await keyMail(strict, email);
  expect(about).toContain(`${strict.url}/console/sign-in\n`);
  for (const text of mails) expect(text).not.toMatch(KEY);

  const { browser: owner } = await withPasskey(strict, email);
  const listed = (await owner.get('/v1/keys')).json.data?.['votmed'] as readonly WireKey[]; // contract
  const live = listed.filter(({ keskkond }) => keskkond === 'live');
  expect(live.map(({ staatus }) => staatus)).toEqual(['kehtiv']);
  const rotation = { key_id: live[0]?.key_id, armuaeg_tunde: 0 };
  const rotated = await owner.post('/v1/keys/rotate', rotation);
  expect(rotated.status).toBe(201);
  const key = String(rotated.json.data?.['voti']);
  expect(key).toMatch(LIVE_KEY);
  expect((await client.with(key).get('/v1/keys')).status).toBe(200);

  const after = await owner.get('/v1/keys');
  expect(after.text).not.toMatch(KEY);
  const keys = after.json.data?.['votmed'] as readonly WireKey[]; // contract
  expect(keys.find(({ key_id }) => key_id === rotation.key_id)?.staatus).toBe('blokeeritud');
  for (const { text } of await mailsTo(strict, email)) expect(text).not.toMatch(KEY);
}, 30_000);

test('in the strict profile the text of the first key is not stored, not even encrypted', async () => {
  const { email } = await paidSignup(strict);
  const { rows } = await sql.query(
    `select kind, sealed from outbox where recipient = $1 and kind like 'live_key%'`,
    [email],
  );
  expect(rows).toEqual([{ kind: 'live_key_ready', sealed: null }]);
});

test('in the strict profile the code of the sign-up collects a key, once', async () => {
  const { client, collection } = await paidSignup(strict);
  const { status, json } = await client.post('/v1/keys/collect', collection);
  expect(status).toBe(200);
  expect(json.data?.['voti']).toMatch(LIVE_KEY);
  expect((await client.with(String(json.data?.['voti'])).get('/v1/keys')).status).toBe(200);
  expect((await client.post('/v1/keys/collect', collection)).status).toBe(404);
});

test('in the standard profile the key is sent by email, and works', async () => {
  const { client, email, note } = await paidSignup(standard);
  expect(note).toContain('sent to your e-mail address');
  const { about } = await keyMail(standard, email);
  const key = about.split('\n').find((line) => LIVE_KEY.test(line)) ?? '';
  expect((await client.with(key).get('/v1/keys')).status).toBe(200);
}, 30_000);
