import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PostgresKeyStore } from '../../../src/modules/api-keys/keys.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
const LIVE_KEY = /nis2_live_client_[0-9A-Za-z]{43}/;

/** Those with a key; the confirmation of the payment is another email. */
const keyMails = () => fixture.mails.filter(({ text }) => LIVE_KEY.test(text));
let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

beforeEach(() => {
  fixture.mails.length = 0;
  fixture.mailer.isDown = false;
});

async function paidLicence() {
  const { id, client, netCents } = await fixture.aLicenceOrder();
  const page = await fixture.licences.openPage(
    { id, licence: 'professional', netCents },
    'client@example.test',
  );
  const totalCents = fixture.payments.requests.at(-1)?.totalCents ?? 0;
  const paymentEvent = fixture.aPaymentEvent({ orderId: id, amountCents: totalCents });
  return { id, client, page, totalCents, paymentEvent };
}

test('the payment page of a licence charges the price with VAT, and is the same when requested twice', async () => {
  const { id, page, totalCents } = await paidLicence();
  expect(totalCents).toBe(122760);
  const again = await fixture.licences.openPage(
    { id, licence: 'professional', netCents: 99000 },
    'client@example.test',
  );
  expect(again).toEqual(page);
});

test('a paid licence activates the account and sends a key that works', async () => {
  const { client, paymentEvent } = await paidLicence();
  expect(await fixture.settlement.settle(paymentEvent)).toBe('fulfilled');
  await fixture.outbox.drain();
  const [mail] = keyMails();
  expect(mail?.to).toBe('client@example.test');
  expect(mail?.text).toContain('Tere');
  expect(mail?.text).toContain('Hello');
  const key = LIVE_KEY.exec(mail?.text ?? '')?.[0] ?? '';
  const stored = await new PostgresKeyStore(fixture.em).find(fixture.digest.all(key));
  expect(stored).toMatchObject({
    accountId: client.accountId,
    mode: 'live',
    tier: null,
    licence: 'professional',
  });
});

test('the key is nowhere in the database, neither before nor after it is sent', async () => {
  const { client, paymentEvent } = await paidLicence();
  await fixture.settlement.settle(paymentEvent);
  const sealed = await fixture.rows(
    `select sealed, sent_at from outbox where kind = 'live_key' and account_id = ?::uuid`,
    [client.accountId],
  );
  expect(sealed[0]?.['sealed']).not.toBeNull();
  await fixture.outbox.drain();
  const key = LIVE_KEY.exec(keyMails()[0]?.text ?? '')?.[0] ?? 'none';
  expect(JSON.stringify(sealed)).not.toContain(key);
  const after = await fixture.rows(
    `select sealed, sent_at from outbox where kind = 'live_key' and account_id = ?::uuid`,
    [client.accountId],
  );
  expect(after[0]).toMatchObject({ sealed: null });
  expect(after[0]?.['sent_at']).not.toBeNull();
});

test('a payment event delivered a hundred times creates one key and one email', async () => {
  const { client, paymentEvent } = await paidLicence();
  await Promise.all(Array.from({ length: 100 }, () => fixture.settlement.settle(paymentEvent)));
  await Promise.all(Array.from({ length: 5 }, () => fixture.outbox.drain()));
  const keys = await fixture.rows(
    `select id from api_key where account_id = ?::uuid and mode = 'live'`,
    [client.accountId],
  );
  expect(keys).toHaveLength(1);
  expect(keyMails()).toHaveLength(1);
});

test('an undelivered email is sent later, unchanged', async () => {
  const { client, paymentEvent } = await paidLicence();
  await fixture.settlement.settle(paymentEvent);
  fixture.mailer.isDown = true;
  await fixture.outbox.drain();
  expect(keyMails()).toHaveLength(0);
  fixture.mailer.isDown = false;
  await fixture.outbox.drain();
  expect(keyMails()).toHaveLength(0);
  await fixture.pass(60_000);
  await fixture.outbox.drain();
  expect(keyMails()).toHaveLength(1);
  const rows = await fixture.rows(
    `select id from outbox where kind = 'live_key' and account_id = ?::uuid`,
    [client.accountId],
  );
  expect(rows[0]?.['id']).toBe(keyMails()[0]?.id);
});

test('an email created and attempted while a clock ran ahead does not wait for that hour', async () => {
  const { paymentEvent } = await paidLicence();
  fixture.runtime.pass(DAY_MS);
  await fixture.settlement.settle(paymentEvent);
  fixture.mailer.isDown = true;
  await fixture.outbox.drain();
  fixture.mailer.isDown = false;
  fixture.runtime.pass(-DAY_MS);
  await fixture.pass(60_000);
  await fixture.outbox.drain();
  expect(keyMails()).toHaveLength(1);
});

test('after three days an email is abandoned and its key erased', async () => {
  const { client, paymentEvent } = await paidLicence();
  await fixture.settlement.settle(paymentEvent);
  fixture.mailer.isDown = true;
  await fixture.pass(3 * DAY_MS + 1);
  await fixture.outbox.drain();
  const rows = await fixture.rows(
    `select sealed, given_up_at from outbox where kind = 'live_key' and account_id = ?::uuid`,
    [client.accountId],
  );
  expect(rows[0]).toMatchObject({ sealed: null });
  expect(rows[0]?.['given_up_at']).not.toBeNull();
  expect(fixture.problems).toContain('an email was given up');
});

test('a licence lasts for a month from its payment', async () => {
  const { client, paymentEvent } = await paidLicence();
  const now = fixture.runtime.now();
  await fixture.settlement.settle(paymentEvent);
  const rows = await fixture.rows(
    'select state, licence, licence_from, licence_until from account where id = ?::uuid',
    [client.accountId],
  );
  const [row] = rows;
  expect(row).toMatchObject({ state: 'live', licence: 'professional' });
  expect(row?.['licence_from']).toEqual(now);
  const days = (Date.parse(String(row?.['licence_until'])) - now.getTime()) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});

test('a payment does not reactivate a suspended account', async () => {
  const { client, paymentEvent } = await paidLicence();
  await fixture.rows(`update account set state = 'suspended' where id = ?::uuid`, [
    client.accountId,
  ]);
  expect(await fixture.settlement.settle(paymentEvent)).toBe('fulfilled');
  const rows = await fixture.rows(
    `select state, (select count(*)::integer from api_key k where k.account_id = a.id) as keys
     from account a where id = ?::uuid`,
    [client.accountId],
  );
  expect(rows[0]).toEqual({ state: 'suspended', keys: 0 });
});
