import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PostgresKeyStore } from '../../../src/modules/api-keys/keys.repository.js';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
const LIVE_KEY = /nis2_live_client_[0-9A-Za-z]{43}/;
let house: OrdersHouse;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

beforeEach(() => {
  house.mails.length = 0;
  house.mailer.isDown = false;
});

async function paidLicence() {
  const { id, client, netCents } = await house.aLicenceOrder();
  const page = await house.licences.openPage(
    { id, licence: 'professional', netCents },
    'client@example.test',
  );
  const totalCents = house.payments.asked.at(-1)?.totalCents ?? 0;
  const notice = house.aNotice({ orderId: id, amountCents: totalCents });
  return { id, client, page, totalCents, notice };
}

test('the page of a licence asks for the price with VAT, and is the same when asked twice', async () => {
  const { id, page, totalCents } = await paidLicence();
  expect(totalCents).toBe(122760);
  const again = await house.licences.openPage(
    { id, licence: 'professional', netCents: 99000 },
    'client@example.test',
  );
  expect(again).toEqual(page);
});

test('a paid licence makes the account live and sends a key that works', async () => {
  const { client, notice } = await paidLicence();
  expect(await house.settlement.settle(notice)).toBe('fulfilled');
  await house.outbox.drain();
  const [mail] = house.mails;
  expect(mail?.to).toBe('client@example.test');
  expect(mail?.text).toContain('Tere');
  expect(mail?.text).toContain('Hello');
  const key = LIVE_KEY.exec(mail?.text ?? '')?.[0] ?? '';
  const stored = await new PostgresKeyStore(house.em).find(house.digest.all(key));
  expect(stored).toMatchObject({
    accountId: client.accountId,
    mode: 'live',
    tier: null,
    licence: 'professional',
  });
});

test('the key is nowhere in the database, before and after it is sent', async () => {
  const { client, notice } = await paidLicence();
  await house.settlement.settle(notice);
  const sealed = await house.rows('select sealed, sent_at from outbox where account_id = ?::uuid', [
    client.accountId,
  ]);
  expect(sealed[0]?.['sealed']).not.toBeNull();
  await house.outbox.drain();
  const key = LIVE_KEY.exec(house.mails[0]?.text ?? '')?.[0] ?? 'none';
  expect(JSON.stringify(sealed)).not.toContain(key);
  const after = await house.rows('select sealed, sent_at from outbox where account_id = ?::uuid', [
    client.accountId,
  ]);
  expect(after[0]).toMatchObject({ sealed: null });
  expect(after[0]?.['sent_at']).not.toBeNull();
});

test('a notice that comes a hundred times makes one key and one mail', async () => {
  const { client, notice } = await paidLicence();
  await Promise.all(Array.from({ length: 100 }, () => house.settlement.settle(notice)));
  await Promise.all(Array.from({ length: 5 }, () => house.outbox.drain()));
  const keys = await house.rows(
    `select id from api_key where account_id = ?::uuid and mode = 'live'`,
    [client.accountId],
  );
  expect(keys).toHaveLength(1);
  expect(house.mails).toHaveLength(1);
});

test('a mail that was not taken over is sent later, the same one', async () => {
  const { client, notice } = await paidLicence();
  await house.settlement.settle(notice);
  house.mailer.isDown = true;
  await house.outbox.drain();
  expect(house.mails).toHaveLength(0);
  house.mailer.isDown = false;
  await house.outbox.drain();
  expect(house.mails).toHaveLength(0);
  await house.pass(60_000);
  await house.outbox.drain();
  expect(house.mails).toHaveLength(1);
  const rows = await house.rows('select id from outbox where account_id = ?::uuid', [
    client.accountId,
  ]);
  expect(rows[0]?.['id']).toBe(house.mails[0]?.id);
});

test('a mail that was written and tried while a clock ran ahead does not wait for that hour', async () => {
  const { notice } = await paidLicence();
  house.surroundings.pass(DAY_MS);
  await house.settlement.settle(notice);
  house.mailer.isDown = true;
  await house.outbox.drain();
  house.mailer.isDown = false;
  house.surroundings.pass(-DAY_MS);
  await house.pass(60_000);
  await house.outbox.drain();
  expect(house.mails).toHaveLength(1);
});

test('after three days a mail is given up and its key erased', async () => {
  const { client, notice } = await paidLicence();
  await house.settlement.settle(notice);
  house.mailer.isDown = true;
  await house.pass(3 * DAY_MS + 1);
  await house.outbox.drain();
  const rows = await house.rows(
    'select sealed, given_up_at from outbox where account_id = ?::uuid',
    [client.accountId],
  );
  expect(rows[0]).toMatchObject({ sealed: null });
  expect(rows[0]?.['given_up_at']).not.toBeNull();
  expect(house.problems).toContain('a mail was given up');
});

test('a licence runs for a month from its payment', async () => {
  const { client, notice } = await paidLicence();
  const now = house.surroundings.now();
  await house.settlement.settle(notice);
  const rows = await house.rows(
    'select state, licence, licence_from, licence_until from account where id = ?::uuid',
    [client.accountId],
  );
  const [row] = rows;
  expect(row).toMatchObject({ state: 'live', licence: 'professional' });
  expect(new Date(String(row?.['licence_from']))).toEqual(now);
  const days = (Date.parse(String(row?.['licence_until'])) - now.getTime()) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});

test('a suspended account is not woken by a payment', async () => {
  const { client, notice } = await paidLicence();
  await house.rows(`update account set state = 'suspended' where id = ?::uuid`, [client.accountId]);
  expect(await house.settlement.settle(notice)).toBe('fulfilled');
  const rows = await house.rows(
    `select state, (select count(*)::integer from api_key k where k.account_id = a.id) as keys
     from account a where id = ?::uuid`,
    [client.accountId],
  );
  expect(rows[0]).toEqual({ state: 'suspended', keys: 0 });
});
