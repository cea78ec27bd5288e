/** People of an account: roles, and removal on every process. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { BrowserClient, signedIn } from '../../support/browser-client.js';
import {
  anAccount,
  anAddress,
  errorsIn,
  invited,
  SESSION,
  type WireMember,
} from '../../support/members.js';
import { RestClient } from '../../support/rest-client.js';
import { peopleService } from '../../support/people-service.js';

const people = peopleService();

test('a key invites the first owner, who invites others by email', async () => {
  const { email } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const reader = await invited(owner, 'reader');
  expect(reader).toMatchObject({ member_role: 'reader', state: 'invited' });
  await signedIn(people.service, reader.email);
  const mails = await people.sql.query('select kind, facts from outbox where recipient = $1', [
    reader.email,
  ]);
  expect(mails.rows).toContainEqual({
    kind: 'member_invited',
    facts: { link: `${people.service.url}/console/sign-in` },
  });
  const { json } = await owner.get('/v1/members');
  expect(json.data?.['members']).toMatchObject([
    { email, member_role: 'owner', state: 'active' },
    { email: reader.email, member_role: 'reader', state: 'active' },
  ]);
  const again = await owner.post('/v1/members', {
    email: reader.email.toUpperCase(),
    member_role: 'owner',
  });
  expect(errorsIn(again)).toEqual(['email member_known']);
});

test('each role can do what it is permitted, and nothing more', async () => {
  const { email } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const lawyer = await signedIn(people.service, (await invited(owner, 'lawyer')).email);
  const reader = await signedIn(people.service, (await invited(owner, 'reader')).email);
  const statusesOf = async (browser: BrowserClient) => [
    (await browser.get('/v1/account/audit')).status,
    (await browser.post('/v1/scoping', { tootajad: 90 })).status,
    (await browser.post('/v1/orders', { teenus: 'hooldus' })).status,
    (await browser.post('/v1/account/vat', { reg_kood: '40' })).status,
    (await browser.post('/v1/members', { email: anAddress(), member_role: 'reader' })).status,
  ];
  expect(await statusesOf(reader)).toEqual([200, 200, 403, 403, 403]);
  expect(await statusesOf(lawyer)).toEqual([200, 200, 201, 403, 403]);
  expect(await statusesOf(owner)).toEqual([200, 200, 201, 200, 201]);
  const refused = await reader.post('/v1/orders', { teenus: 'hooldus' });
  expect(refused.json.error?.details).toEqual([
    {
      field: 'Cookie',
      type: 'role_not_permitted',
      msg: expect.stringContaining('owner, lawyer'),
    },
  ]);
});

test('a removed person is signed out at once, on every process', async () => {
  const { email } = await anAccount(people.service);
  const node = await people.service.addNode();
  const owner = await signedIn(people.service, email);
  const member = await invited(owner, 'lawyer');
  const here = await signedIn(people.service, member.email);
  const there = new BrowserClient(node.url);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  try {
    expect((await there.get('/v1/keys')).status).toBe(200);
    expect((await owner.post('/v1/members/remove', { member_id: member.member_id })).status).toBe(
      200,
    );
    expect((await there.get('/v1/keys')).status).toBe(401);
    const { rowCount } = await people.sql.query('select 1 from member where id = $1', [
      member.member_id,
    ]);
    expect(rowCount).toBe(0);
  } finally {
    await node.close();
  }
});

test('a changed role ends the sessions of the person; an owner remains', async () => {
  const { email, id } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const member = await invited(owner, 'reader');
  const reader = await signedIn(people.service, member.email);
  const change = (member_id: string, member_role: string) =>
    owner.post('/v1/members/role', { member_id, member_role });
  expect((await change(member.member_id, 'lawyer')).json.data).toMatchObject({
    member_role: 'lawyer',
  });
  expect((await reader.get('/v1/keys')).status).toBe(401);
  expect(errorsIn(await change(id, 'reader'))).toEqual(['member_id last_owner']);
  expect(errorsIn(await owner.post('/v1/members/remove', { member_id: id }))).toEqual([
    'member_id last_owner',
  ]);
});

test('sessions are listed and ended: own sessions by everyone, all by an owner', async () => {
  const { email } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const reader = await signedIn(people.service, (await invited(owner, 'reader')).email);
  const sessionsOf = async (browser: BrowserClient) =>
    (await browser.get('/v1/sessions')).json.data?.['sessions'] as readonly {
      session_id: string;
      praegune: boolean;
    }[]; // contract
  const [own] = await sessionsOf(reader);
  expect(await sessionsOf(reader)).toHaveLength(1);
  const all = await sessionsOf(owner);
  expect(all.map(({ praegune }) => praegune)).toEqual([false, true]);
  const ofOwner = all.find(({ praegune }) => praegune)?.session_id;
  expect((await reader.post('/v1/sessions/end', { session_id: ofOwner })).status).toBe(404);
  const ended = await owner.post('/v1/sessions/end', { session_id: own?.session_id });
  expect(ended.status).toBe(200);
  expect((await reader.get('/v1/keys')).status).toBe(401);
});

test('people of another organisation are not found', async () => {
  const mine = await signedIn(people.service, (await anAccount(people.service)).email);
  const { id: member_id } = await anAccount(people.service);
  expect((await mine.post('/v1/members/remove', { member_id })).status).toBe(404);
  expect((await mine.post('/v1/members/role', { member_id, member_role: 'reader' })).status).toBe(
    404,
  );
});

test('changes are in the audit log, with the person and without addresses', async () => {
  const { email, id } = await anAccount(people.service);
  const owner = await signedIn(people.service, email);
  const member = await invited(owner, 'reader');
  await owner.post('/v1/members/remove', { member_id: member.member_id });
  const { rows } = await people.sql.query<{ action: string; actor: string; line: string }>(
    `select action, actor, to_jsonb(a)::text as line from audit_log a
     where account_id = (select account_id from member where id = $1) order by id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'key.created',
    'member.invited',
    'session.begun',
    'member.invited',
    'member.removed',
  ]);
  expect(rows.at(-1)?.actor).toBe(`member:${id}`);
  expect(rows.map(({ line }) => line).join(' ')).not.toContain('@');
});

test('sandbox keys get samples and change nothing', async () => {
  const api = await RestClient.of(people.service.url, people.service.keys.test.client);
  const before = await people.sql.query('select count(*) from member');
  const { json } = await api.get('/v1/members');
  const [sample] = json.data?.['members'] as readonly WireMember[]; // contract
  expect(sample?.email).toBe('owner@example.com');
  const { member_id } = sample ?? { member_id: '' };
  await api.post('/v1/members', { email: anAddress(), member_role: 'reader' });
  expect((await api.post('/v1/members/remove', { member_id })).status).toBe(200);
  expect((await people.sql.query('select count(*) from member')).rows).toEqual(before.rows);
});

test('invitations to one address are limited, also if the person is removed each time', async () => {
  const sessions = { mailsPerHour: 2, idleHours: 1, hours: 1 };
  const node = await people.service.addNode({ sessions });
  try {
    const { email } = await anAccount(people.service);
    // Counters may be shared with other suites: links come from a service with usual limits, and the address is used only here.
    const { cookies } = await signedIn(people.service, email);
    const owner = new BrowserClient(node.url);
    owner.cookies.set(SESSION, cookies.get(SESSION) ?? '');
    const address = `${randomUUID()}@example.com`;
    const invite = async () => {
      const { status, json } = await owner.post('/v1/members', {
        email: address,
        member_role: 'reader',
      });
      const id = json.data?.['member_id'];
      if (status === 201) await owner.post('/v1/members/remove', { member_id: id });
      return status;
    };
    expect([await invite(), await invite(), await invite()]).toEqual([201, 201, 429]);
  } finally {
    await node.close();
  }
});
