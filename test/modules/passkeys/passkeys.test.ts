/** Passkeys as the second factor of people. Source: D-385. */
import { expect, test } from '@jest/globals';
import { Authenticator } from '../../support/authenticator.js';
import { BrowserClient, signedIn } from '../../support/browser-client.js';
import { anAccount, anOwner, emailIn, errorsIn, invited, SESSION } from '../../support/members.js';
import {
  addPasskey,
  confirmPasskey,
  factorIn,
  mailsTo,
  withPasskey,
} from '../../support/passkeys.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

const PENDING = 'Cookie second_factor_required';

test('a person adds a passkey, which confirms the session and ends the others', async () => {
  const email = await anOwner(people.service);
  const other = await signedIn(people.service, email);
  const browser = await signedIn(people.service, email);
  const before = browser.cookies.get(SESSION);
  expect(await factorIn(browser)).toBe('not_used');
  const answer = await addPasskey(browser, new Authenticator(people.service.url), 'Work laptop');
  expect(answer.status).toBe(201);
  expect(answer.json.data).toMatchObject({ nimi: 'Work laptop', email, last_used_at: null });
  expect(await factorIn(browser)).toBe('confirmed');
  expect(await emailIn(other)).toBeNull();
  expect(browser.cookies.get(SESSION)).not.toBe(before);
  const { json } = await browser.get('/v1/passkeys');
  expect(json.data?.['passkeys']).toEqual([answer.json.data]);
  expect(await mailsTo(people.sql, email)).toEqual(['passkey_added']);
});

/** Of each kind: operations, files, streams, exports. */
const CLOSED: readonly (readonly [string, unknown?])[] = [
  ['/v1/billing/summary'],
  ['/v1/account/export'],
  ['/v1/account/audit'],
  ['/v1/keys'],
  ['/v1/members'],
  ['/v1/sessions'],
  ['/v1/passkeys'],
  ['/v1/passkeys/start', {}],
  ['/v1/passkeys/remove', { passkey_id: '00000000-0000-4000-8000-000000000007' }],
  ['/v1/members', { email: 'x@example.com', member_role: 'owner' }],
  ['/v1/scoping', { riik: 'ee', sektor: 'energeetika', tootajad: 60, kaive_meur: 12 }],
  ['/v1/invoices/EE-2026-000001/download'],
  ['/v1/orders/00000000-0000-4000-8000-000000000001/documents.zip'],
  ['/v1/exports/oscal-catalog'],
  ['/v1/scoping/portfolio', {}],
];

test('a link alone opens a session that can do nothing but confirm a passkey', async () => {
  const email = await anOwner(people.service);
  const { authenticator } = await withPasskey(people.service, email);
  const browser = await signedIn(people.service, email);
  expect(await factorIn(browser)).toBe('confirm');
  for (const [path, body] of CLOSED) {
    const answer = body === undefined ? await browser.get(path) : await browser.post(path, body);
    expect([path, answer.status, errorsIn(answer)]).toEqual([path, 403, [PENDING]]);
  }
  expect(await browser.query('{ members { members { email } } }')).toEqual(['FORBIDDEN_ROLE']);
  expect(await browser.query('{ session { session { member { email } } } }')).toEqual([]);
  const pending = browser.cookies.get(SESSION) ?? '';
  const answer = await confirmPasskey(browser, authenticator);
  expect([answer.status, answer.json.data?.['second_factor']]).toEqual([200, 'confirmed']);
  expect((await browser.get('/v1/keys')).status).toBe(200);
  const old = new BrowserClient(people.service.url);
  old.cookies.set(SESSION, pending);
  expect((await old.get('/v1/keys')).status).toBe(401);
});

test('sensitive changes ask for a confirmation of the last ten minutes', async () => {
  const { email } = await anAccount(people.service);
  const { browser, authenticator } = await withPasskey(people.service, email);
  const age = (minutes: number) =>
    people.sql.query(
      `update member_session set confirmed_at = now() - make_interval(mins => ${String(minutes)})
       where member_id = (select id from member where email = $1)`,
      [email],
    );
  const changes = () =>
    Promise.all([
      browser.post('/v1/members', { email, member_role: 'owner' }),
      browser.post('/v1/keys/revoke', { key_id: '00000000-0000-4000-8000-000000000009' }),
      browser.post('/v1/sessions/end', { session_id: '00000000-0000-4000-8000-000000000009' }),
      browser.post('/v1/passkeys/remove', { passkey_id: '00000000-0000-4000-8000-000000000009' }),
      browser.post('/v1/webhook-endpoints', { url: 'not an address', tyybid: [] }),
    ]);
  await age(9);
  expect((await changes()).map(({ status }) => status)).toEqual([422, 404, 404, 404, 422]);
  await age(11);
  const late = await changes();
  expect(late.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  for (const answer of late) {
    expect(errorsIn(answer)).toEqual(['Cookie recent_second_factor_required']);
  }
  expect((await browser.get('/v1/sessions')).status).toBe(200);
  expect((await confirmPasskey(browser, authenticator)).status).toBe(200);
  expect((await changes()).map(({ status }) => status)).toEqual([422, 404, 404, 404, 422]);
});

test('the first passkey is added only soon after signing in; other changes need none', async () => {
  const { email } = await anAccount(people.service);
  const browser = await signedIn(people.service, email);
  await people.sql.query(
    `update member_session set created_at = now() - interval '11 minutes'
     where member_id = (select id from member where email = $1)`,
    [email],
  );
  const late = await browser.post('/v1/passkeys/start', {});
  expect([late.status, ...errorsIn(late)]).toEqual([403, 'Cookie recent_sign_in_required']);
  expect((await invited(browser, 'reader')).member_role).toBe('reader');
});

test('owners see and remove the passkeys of everyone, others their own', async () => {
  const { email } = await anAccount(people.service);
  const owner = await withPasskey(people.service, email);
  const { email: reader } = await invited(owner.browser, 'reader');
  const person = await withPasskey(people.service, reader);
  const of = async (browser: BrowserClient) => {
    const { json } = await browser.get('/v1/passkeys');
    return json.data?.['passkeys'] as readonly { passkey_id: string; email: string }[]; // contract
  };
  expect((await of(owner.browser)).map((one) => one.email)).toEqual([email, reader]);
  const own = await of(person.browser);
  expect(own.map((one) => one.email)).toEqual([reader]);
  const [first] = await of(owner.browser);
  const remove = (browser: BrowserClient, passkey_id = '') =>
    browser.post('/v1/passkeys/remove', { passkey_id });
  expect((await remove(person.browser, first?.passkey_id)).status).toBe(404);
  expect((await remove(owner.browser, own[0]?.passkey_id)).status).toBe(200);
  expect(await emailIn(person.browser)).toBeNull();
  expect(await factorIn(await signedIn(people.service, reader))).toBe('not_used');
  expect(await emailIn(owner.browser)).toBe(email);
});

test('adding, confirming and removing are in the audit log', async () => {
  const { email, api } = await anAccount(people.service);
  const { browser, authenticator } = await withPasskey(people.service, email);
  await confirmPasskey(browser, authenticator);
  const { json } = await browser.get('/v1/passkeys');
  const [passkey] = json.data?.['passkeys'] as { passkey_id: string; member_id: string }[]; // contract
  await browser.post('/v1/passkeys/remove', { passkey_id: passkey?.passkey_id });
  const { json: log } = await api.get('/v1/account/audit');
  const entries = log.data?.['kirjed'] as { tegevus: string; tegutseja: string }[]; // contract
  const actor = `member:${passkey?.member_id ?? ''}`;
  expect(entries.filter(({ tegutseja }) => tegutseja === actor).map((one) => one.tegevus)).toEqual(
    expect.arrayContaining(['passkey.added', 'session.confirmed', 'passkey.removed']),
  );
});
