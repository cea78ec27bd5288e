/** Answers of browsers that must not confirm a session. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { Authenticator, type Circumstances } from '../../support/authenticator.js';
import { signedIn, type BrowserAnswer, type BrowserClient } from '../../support/browser-client.js';
import { anOwner, errorsIn, SESSIONS } from '../../support/members.js';
import {
  addPasskey,
  confirmPasskey,
  creationOptions,
  factorIn,
  requestOptions,
  withPasskey,
} from '../../support/passkeys.js';
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

const REFUSED = [422, 'credential passkey_invalid'];
const outcome = (answer: BrowserAnswer) => [answer.status, ...errorsIn(answer)];

const CIRCUMSTANCES: readonly (Circumstances & Readonly<{ what: string }>)[] = [
  { what: 'without verification of the user', isVerified: false },
  { what: 'on a page of another site', origin: 'https://evil.example' },
  { what: 'on another port of this machine', origin: 'http://localhost:1' },
  { what: 'for another domain', host: 'evil.example' },
];

test.each(CIRCUMSTANCES)('a passkey used $what confirms nothing', async ({ what, ...other }) => {
  const email = await anOwner(service);
  const { browser, authenticator } = await withPasskey(service, email);
  const second = new Authenticator(service.url);
  expect([what, outcome(await addPasskey(browser, second, 'x', other))]).toEqual([what, REFUSED]);
  const fresh = await signedIn(service, email);
  expect([what, outcome(await confirmPasskey(fresh, authenticator, other))]).toEqual([
    what,
    REFUSED,
  ]);
  expect(await factorIn(fresh)).toBe('confirm');
});

async function pending(): Promise<{ browser: BrowserClient; authenticator: Authenticator }> {
  const email = await anOwner(service);
  const { authenticator } = await withPasskey(service, email);
  return { browser: await signedIn(service, email), authenticator };
}

const post = (browser: BrowserClient, credential: unknown) =>
  browser.post('/v1/second-factor', { credential });

test('a challenge is answered once, in its own session, within five minutes', async () => {
  const { browser, authenticator } = await pending();
  const credential = authenticator.confirm(await requestOptions(browser));
  const other = await pending();
  await requestOptions(other.browser);
  expect(outcome(await post(other.browser, credential))).toEqual(REFUSED);
  expect((await post(browser, credential)).status).toBe(200);
  expect(outcome(await post(browser, credential))).toEqual(REFUSED);
  const late = authenticator.confirm(await requestOptions(browser));
  await sql.query(
    `update member_session set challenge_ends_at = now() where challenge is not null`,
  );
  expect(outcome(await post(browser, late))).toEqual(REFUSED);
});

test('a wrong answer uses the challenge up', async () => {
  const { browser, authenticator } = await pending();
  const credential = authenticator.confirm(await requestOptions(browser));
  const signature = Buffer.from(credential.response.signature, 'base64url').reverse();
  const forged = { ...credential.response, signature: signature.toString('base64url') };
  expect(outcome(await post(browser, { ...credential, response: forged }))).toEqual(REFUSED);
  expect(outcome(await post(browser, credential))).toEqual(REFUSED);
  expect(await factorIn(browser)).toBe('confirm');
});

test('the passkey of another person confirms nothing', async () => {
  const { browser } = await pending();
  const someone = await pending();
  const credential = someone.authenticator.confirm(await requestOptions(browser));
  expect(outcome(await post(browser, credential))).toEqual(REFUSED);
});

test('a passkey whose counter goes back was copied, and confirms nothing', async () => {
  const { browser, authenticator } = await pending();
  expect((await confirmPasskey(browser, authenticator)).status).toBe(200);
  await sql.query('update passkey set counter = 1000 where credential = $1', [authenticator.id]);
  expect(outcome(await confirmPasskey(browser, authenticator))).toEqual(REFUSED);
});

test.each([
  {},
  { id: 1 },
  { id: 'a', rawId: 'a', type: 'public-key', response: {} },
  {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: '%', attestationObject: '%', authenticatorData: '', signature: '' },
  },
])('an answer of another form is refused: %j', async (credential) => {
  const { browser, authenticator } = await pending();
  await requestOptions(browser);
  expect(outcome(await post(browser, credential))).toEqual(REFUSED);
  await confirmPasskey(browser, authenticator);
  await creationOptions(browser);
  const added = await browser.post('/v1/passkeys', { nimi: 'x', credential });
  expect(outcome(added)).toEqual(REFUSED);
});

test('a passkey belongs to one person, and a person has at most ten', async () => {
  const { browser, authenticator } = await withPasskey(service, await anOwner(service));
  const other = await signedIn(service, await anOwner(service));
  expect(outcome(await addPasskey(other, authenticator))).toEqual(REFUSED);
  for (let count = 2; count <= 10; count++) {
    expect((await addPasskey(browser, new Authenticator(service.url))).status).toBe(201);
  }
  const eleventh = await addPasskey(browser, new Authenticator(service.url));
  expect(outcome(eleventh)).toEqual([422, 'nimi too_many_passkeys']);
});
