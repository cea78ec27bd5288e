/** The strict profile: people need a passkey. Source: D-384, D-385. */
import { expect, test } from '@jest/globals';
import { Authenticator } from '../../support/authenticator.js';
import { signedIn } from '../../support/browser-client.js';
import { anAccount, anOwner, errorsIn } from '../../support/members.js';
import { addPasskey, confirmPasskey, factorIn } from '../../support/passkeys.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService({ isStrict: true });

test('a person without a passkey can add one, and nothing else', async () => {
  const email = await anOwner(people.service);
  const browser = await signedIn(people.service, email);
  expect(await factorIn(browser)).toBe('add');
  const refused = await browser.get('/v1/keys');
  expect([refused.status, ...errorsIn(refused)]).toEqual([403, 'Cookie passkey_required']);
  const nothing = await browser.post('/v1/second-factor/start', {});
  expect([nothing.status, ...errorsIn(nothing)]).toEqual([422, 'Cookie passkey_required']);
  const authenticator = new Authenticator(people.service.url);
  expect((await addPasskey(browser, authenticator)).status).toBe(201);
  expect((await browser.get('/v1/keys')).status).toBe(200);
  const again = await signedIn(people.service, email);
  expect(await factorIn(again)).toBe('confirm');
  expect((await confirmPasskey(again, authenticator)).status).toBe(200);
});

test('a session that is no longer new cannot add the first passkey', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  await people.sql.query(`update member_session set created_at = now() - interval '11 minutes'`);
  const late = await browser.post('/v1/passkeys/start', {});
  expect([late.status, ...errorsIn(late)]).toEqual([403, 'Cookie recent_sign_in_required']);
});

test('keys of less than 128 bits of strength are not offered', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const { json } = await browser.post('/v1/passkeys/start', {});
  const { pubKeyCredParams } = json.data?.['options'] as {
    pubKeyCredParams: { alg: number }[];
  }; // WebAuthn
  expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7]);
});

test('programs with a key need none', async () => {
  const { api } = await anAccount(people.service);
  expect((await api.get('/v1/members')).status).toBe(200);
});
