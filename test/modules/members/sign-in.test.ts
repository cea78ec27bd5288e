/** Signing in by a link: once, in time, in the browser that requested it. */
import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { BrowserClient, mailsTo, tokenFor } from '../../support/browser-client.js';
import { anOwner, emailIn, errorsIn, requested, SESSION } from '../../support/members.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

test('a link opens a session in the browser that requested it', async () => {
  const email = await anOwner(people.service);
  const { browser, token } = await requested(people.service, ` ${email} `);
  const answer = await browser.post('/v1/sign-in', { token });
  expect(answer.status).toBe(200);
  expect(answer.json.data).toMatchObject({
    nimi: 'Näidis OÜ',
    roll: 'client',
    keskkond: 'sandbox',
    member: { email, member_role: 'owner', state: 'active' },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  const line = answer.headers['set-cookie']?.find((one) => one.startsWith(`${SESSION}=`));
  expect(line?.split('; ').slice(1).sort()).toEqual(
    ['HttpOnly', 'Max-Age=14400', 'Path=/', 'SameSite=Strict'].sort(),
  );
  expect(await emailIn(browser)).toBe(email);
  expect((await browser.get('/v1/keys')).headers['cache-control']).toBe('no-store');
});

test('the answer is the same for an unknown address, which gets no email', async () => {
  const known = await new BrowserClient(people.service.url).post('/v1/sign-in/request', {
    email: await anOwner(people.service),
  });
  const unknown = await new BrowserClient(people.service.url).post('/v1/sign-in/request', {
    email: 'nobody@example.com',
  });
  expect(unknown.status).toBe(known.status);
  expect(unknown.json.data).toEqual(known.json.data);
  expect(unknown.headers['set-cookie']).toHaveLength(1);
  expect(await mailsTo(people.service, 'nobody@example.com')).toEqual([]);
});

test('a link works once', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  expect((await browser.post('/v1/sign-in', { token })).status).toBe(200);
  await browser.post('/v1/sign-in/request', { email: 'nobody@example.com' });
  expect(errorsIn(await browser.post('/v1/sign-in', { token }))).toEqual([
    'token sign_in_link_invalid',
  ]);
});

test('of concurrent uses of a link one succeeds', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  const cookies = browser.cookie;
  const uses = Array.from({ length: 6 }, () => {
    const same = new BrowserClient(people.service.url);
    return same.post('/v1/sign-in', { token }, { cookie: cookies });
  });
  const statuses = (await Promise.all(uses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('an expired link is refused', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  await people.sql.query(`update sign_in_link set expires_at = now() where used_at is null`);
  expect(errorsIn(await browser.post('/v1/sign-in', { token }))).toEqual([
    'token sign_in_link_invalid',
  ]);
});

const MINUTES = [
  { passed: '9 minutes 50 seconds', status: 200 },
  { passed: '10 minutes', status: 422 },
] as const;

test.each(['standard', 'strict'] as const)(
  'a link is valid for ten minutes, which answer and email state: %s profile',
  async (profile) => {
    const node = await people.service.addNode({ isStrict: profile === 'strict' });
    try {
      for (const { passed, status } of MINUTES) {
        const email = await anOwner(node);
        const browser = new BrowserClient(node.url);
        const asked = await browser.post('/v1/sign-in/request', { email, keel: 'en' });
        expect(asked.json.data).toEqual({ valid_minutes: 10 });
        const token = await tokenFor(people.service, email);
        const [mail] = await mailsTo(people.service, email);
        expect(mail?.text).toContain('within 10 minutes');
        const later = `update sign_in_link set expires_at = expires_at - $1::interval where used_at is null`;
        await people.sql.query(later, [passed]);
        expect((await browser.post('/v1/sign-in', { token })).status).toBe(status);
      }
    } finally {
      await node.close();
    }
  },
);

test('another browser can neither use a link nor invalidate it', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  const other = new BrowserClient(people.service.url);
  await other.post('/v1/sign-in/request', { email: 'nobody@example.com' });
  for (const one of [other, new BrowserClient(people.service.url)]) {
    expect(errorsIn(await one.post('/v1/sign-in', { token }))).toEqual([
      'token sign_in_other_browser',
    ]);
    expect(one.cookies.has(SESSION)).toBe(false);
  }
  expect((await browser.post('/v1/sign-in', { token })).status).toBe(200);
});

test('tokens are not stored, and the email loses its token after sending', async () => {
  const { browser, token } = await requested(people.service, await anOwner(people.service));
  await browser.post('/v1/sign-in', { token });
  const { rows } = await people.sql.query<{ all: string }>(`
    select coalesce(string_agg(t::text, ' '), '') as all from (
      select to_jsonb(s) as t from member_session s union all
      select to_jsonb(l) from sign_in_link l union all select to_jsonb(o) from outbox o) x`);
  const stored = rows[0]?.all ?? '';
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(browser.cookies.get(SESSION));
  const open = await people.sql.query(
    `select 1 from outbox where kind = 'sign_in' and sent_at is not null and sealed is not null`,
  );
  expect(open.rowCount).toBe(0);
});

test('requests for links are limited by client address and by email address', async () => {
  const node = await people.service.addNode({
    sessions: { mailsPerHour: 2, idleHours: 1, hours: 1 },
  });
  const ask = async (email: string, address: string) =>
    (
      await new BrowserClient(node.url).post(
        '/v1/sign-in/request',
        { email },
        { 'x-forwarded-for': address },
      )
    ).status;
  try {
    // Redis keeps the counts of an earlier run for an hour.
    const own = randomUUID();
    const net = `10.${String(randomInt(256))}.${String(randomInt(256))}`;
    const one = [await ask(`a${own}@c.ee`, `${net}.1`), await ask(`b${own}@c.ee`, `${net}.1`)];
    expect([...one, await ask(`c${own}@c.ee`, `${net}.1`)]).toEqual([200, 200, 429]);
    const other = [await ask(`d${own}@c.ee`, `${net}.2`), await ask(`D${own}@c.ee`, `${net}.3`)];
    expect([...other, await ask(`d${own}@c.ee`, `${net}.4`)]).toEqual([200, 200, 429]);
  } finally {
    await node.close();
  }
});
