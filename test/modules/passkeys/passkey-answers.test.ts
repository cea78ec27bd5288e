/** Answers of browsers that must not confirm a session. */
import { expect, test } from '@jest/globals';
import { Authenticator, type Circumstances } from '../../support/authenticator.js';
import { signedIn, type BrowserAnswer, type BrowserClient } from '../../support/browser-client.js';
import { anOwner, errorsIn } from '../../support/members.js';
import {
  addPasskey,
  confirmPasskey,
  creationOptions,
  factorIn,
  requestOptions,
  withPasskey,
} from '../../support/passkeys.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

const REFUSED = [422, 'credential passkey_invalid'];
const outcome = (answer: BrowserAnswer) => [answer.status, ...errorsIn(answer)];

const CIRCUMSTANCES: readonly (Circumstances & Readonly<{ what: string }>)[] = [
  { what: 'without verification of the user', isVerified: false },
  { what: 'on a page of another site', origin: 'https://evil.example' },
  { what: 'on another port of this machine', origin: 'http://localhost:1' },
  { what: 'for another domain', host: 'evil.example' },
];

test.each(CIRCUMSTANCES)('a passkey used $what confirms nothing', async ({ what, ...other }) => {
  const email = await anOwner(people.service);
  const { browser, authenticator } = await withPasskey(people.service, email);
  const second = new Authenticator(people.service.url);
  expect([what, outcome(await addPasskey(browser, second, 'x', other))]).toEqual([what, REFUSED]);
  const fresh = await signedIn(people.service, email);
  expect([what, outcome(await confirmPasskey(fresh, authenticator, other))]).toEqual([
    what,
    REFUSED,
  ]);
  expect(await factorIn(fresh)).toBe('confirm');
});

async function pending(): Promise<{ browser: BrowserClient; authenticator: Authenticator }> {
  const email = await anOwner(people.service);
  const { authenticator } = await withPasskey(people.service, email);
  return { browser: await signedIn(people.service, email), authenticator };
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
  await people.sql.query(
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
  await people.sql.query('update passkey set counter = 1000 where credential = $1', [
    authenticator.id,
  ]);
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
  const { browser, authenticator } = await withPasskey(
    people.service,
    await anOwner(people.service),
  );
  const other = await signedIn(people.service, await anOwner(people.service));
  expect(outcome(await addPasskey(other, authenticator))).toEqual(REFUSED);
  for (let count = 2; count <= 10; count++) {
    expect((await addPasskey(browser, new Authenticator(people.service.url))).status).toBe(201);
  }
  const eleventh = await addPasskey(browser, new Authenticator(people.service.url));
  expect(outcome(eleventh)).toEqual([422, 'nimi too_many_passkeys']);
});
