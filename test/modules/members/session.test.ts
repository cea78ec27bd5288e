/** Sessions of browsers, against fixation and against requests from other pages. */
import { expect, test } from '@jest/globals';
import { BrowserClient, signedIn, tokenFor } from '../../support/browser-client.js';
import { anOwner, emailIn, errorsIn, requested, SESSION } from '../../support/members.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

test('signing in ends a session that the browser had before, and its token is not continued', async () => {
  const first = await signedIn(people.service, await anOwner(people.service));
  const planted = first.cookies.get(SESSION) ?? '';
  const email = await anOwner(people.service);
  await first.post('/v1/sign-in/request', { email });
  await first.post('/v1/sign-in', { token: await tokenFor(people.service, email) });
  expect(first.cookies.get(SESSION)).not.toBe(planted);
  const attacker = new BrowserClient(people.service.url);
  attacker.cookies.set(SESSION, planted);
  expect(await emailIn(attacker)).toBeNull();
  expect(await emailIn(first)).toBe(email);
});

test('a token chosen by an attacker does not become a session', async () => {
  const chosen = 'A'.repeat(43);
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  browser.cookies.set(SESSION, chosen);
  await browser.post('/v1/sign-in', { token });
  expect(browser.cookies.get(SESSION)).not.toBe(chosen);
});

const FOREIGN = [
  {
    what: 'another site',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  },
  { what: 'another host of the site', headers: { 'sec-fetch-site': 'same-site' } },
  { what: 'an origin, without Fetch Metadata', headers: { origin: 'https://evil.example' } },
  { what: 'an opaque origin', headers: { origin: 'null' } },
  { what: 'no origin at all', headers: {} },
];

test.each(FOREIGN)('a change from $what does not count as signed in', async ({ headers }) => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  browser.headers = headers;
  const before = new Map(browser.cookies);
  expect((await browser.post('/v1/keys/rotate', {})).status).toBe(401);
  expect(await browser.query('mutation { rotateKey { key_id } }')).toEqual(['UNAUTHORIZED']);
  expect(errorsIn(await browser.post('/v1/sign-out', {}))).toEqual(['Origin own_pages_only']);
  expect(errorsIn(await browser.post('/v1/sign-in/request', { email: 'a@b.ee' }))).toEqual([
    'Origin own_pages_only',
  ]);
  expect(browser.cookies).toEqual(before);
});

test('a form of another site, which needs no permission, changes nothing', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  browser.headers = { origin: 'https://evil.example' };
  const form = { 'content-type': 'text/plain' };
  expect((await browser.post('/v1/sign-out', {}, form)).status).toBe(422);
});

test('an explicit key takes precedence over the session, and an invalid key is not replaced by it', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const key = people.service.keys.live.grc_platform;
  const { json } = await browser.get('/v1/keys', { 'x-api-key': key });
  expect(json.data?.['votmed']).toMatchObject([{ roll: 'grc_platform', praegune: true }]);
  const bad = { 'x-api-key': 'nis2_live_client_unknown' };
  expect((await browser.get('/v1/keys', bad)).status).toBe(401);
  expect(browser.cookies.has(SESSION)).toBe(true);
});

test('the token of a session is only in the cookie, which scripts cannot read', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  const answer = await browser.post('/v1/sign-in', { token });
  const session = browser.cookies.get(SESSION) ?? '';
  expect([answer.status, session.length]).toEqual([200, 43]);
  expect(answer.text).not.toContain(session);
  const line = answer.headers['set-cookie']?.find((one) => one.startsWith(`${SESSION}=`));
  expect(line).toBe(`${SESSION}=${session}; Max-Age=14400; Path=/; HttpOnly; SameSite=Strict`);
  expect((await browser.get('/v1/session')).text).not.toContain(session);
});

test('the token of a session is not accepted as a key', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const token = browser.cookies.get(SESSION) ?? '';
  const plain = new BrowserClient(people.service.url);
  expect((await plain.get('/v1/keys', { 'x-api-key': token })).status).toBe(401);
  expect((await plain.get('/v1/keys', { authorization: `Bearer ${token}` })).status).toBe(401);
});

test('signing out ends the session everywhere and has the browser delete its data', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const copy = new BrowserClient(people.service.url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  const { headers, json } = await browser.post('/v1/sign-out', {});
  expect(json.data).toEqual({ session: null });
  expect(headers['clear-site-data']).toBe('"storage"');
  expect(browser.cookies.has(SESSION)).toBe(false);
  expect((await copy.get('/v1/keys')).status).toBe(401);
  expect(copy.cookies.has(SESSION)).toBe(false);
  expect((await browser.post('/v1/sign-out', {})).status).toBe(200);
});

test('a session ends after inactivity, and at the latest after its lifetime', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const move = (what: string) => people.sql.query(`update member_session set ${what}`);
  await move(`seen_at = now() - interval '10 minutes', idle_ends_at = now() + interval '1 minute'`);
  expect(await emailIn(browser)).not.toBeNull();
  const { rows } = await people.sql.query<{ hours: number }>(
    `select round(extract(epoch from max(idle_ends_at) - now()) / 3600)::integer as hours
     from member_session where seen_at > now() - interval '1 minute'`,
  );
  expect(rows).toEqual([{ hours: 2 }]);
  await move('idle_ends_at = now()');
  expect(await emailIn(browser)).toBeNull();
  expect(browser.cookies.has(SESSION)).toBe(false);
});

test('use does not extend a session beyond its lifetime', async () => {
  const browser = await signedIn(people.service, await anOwner(people.service));
  const ends = `select ends_at - created_at = interval '4 hours' as "isWhole", idle_ends_at = ends_at as "isLast"
     from member_session order by created_at desc limit 1`;
  expect((await people.sql.query(ends)).rows).toEqual([{ isWhole: true, isLast: false }]);
  await people.sql.query(
    `update member_session set seen_at = now() - interval '10 minutes',
     idle_ends_at = now() + interval '1 minute', ends_at = now() + interval '2 minutes'`,
  );
  expect(await emailIn(browser)).not.toBeNull();
  expect((await people.sql.query(ends)).rows).toEqual([{ isWhole: false, isLast: true }]);
  await people.sql.query('update member_session set idle_ends_at = now(), ends_at = now()');
  expect(await emailIn(browser)).toBeNull();
});

test('a person may have several sessions, each with a separate token', async () => {
  const email = await anOwner(people.service);
  const tokens = new Set<string | undefined>();
  for (let count = 0; count < 3; count += 1)
    tokens.add((await signedIn(people.service, email)).cookies.get(SESSION));
  expect(tokens.size).toBe(3);
});
