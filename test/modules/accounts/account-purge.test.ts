import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AccountPurgeRepository } from '../../../src/modules/accounts/account-purge.repository.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';
import { notificationsIn } from '../webhooks/account-notifications-fixture.js';

const DAY_MS = 86_400_000;
let fixture: OrdersFixture;
let licences: ReturnType<typeof licencesIn>;
let changes: ReturnType<typeof notificationsIn>;
let purge: AccountPurgeRepository;

beforeAll(async () => {
  fixture = await openProcessCommands();
  licences = licencesIn(fixture);
  changes = notificationsIn(fixture);
  purge = new AccountPurgeRepository(fixture.em);
});
afterAll(() => fixture.close());

const now = () => fixture.runtime.now();

/** Purge of an unpaid sign-up after 61 days, with every record that it may have left. */
async function anOldSignup() {
  const signup = await licences.aSignup('en');
  const key = await changes.aKey(signup.accountId);
  await changes.use(key.lineageId, 3);
  const ignored = fixture.aPaymentEvent({ orderId: signup.orderId, isPaid: false });
  await fixture.settlement.settle(ignored);
  fixture.runtime.pass(61 * DAY_MS);
  await fixture.store.expire(new Date(now().getTime() - 14 * DAY_MS), now());
  return { ...signup, ...key, ignored };
}

const isThere = async (accountId: string): Promise<boolean> =>
  (await fixture.rows('select 1 from account where id = ?::uuid', [accountId])).length > 0;

test('an account that never paid is purged, with its keys, orders, payment pages and counts', async () => {
  const { accountId, orderId, lineageId, ignored } = await anOldSignup();
  expect(await purge.neverPaid(now())).toBe(1);
  expect(await purge.neverPaid(now())).toBe(0);
  expect(await isThere(accountId)).toBe(false);
  for (const [table, column, id] of [
    ['api_key', 'account_id', accountId],
    ['orders', 'account_id', accountId],
    ['order_event', 'account_id', accountId],
    ['payment_page', 'order_id', orderId],
    ['webhook_endpoint', 'account_id', accountId],
    ['usage_month', 'lineage_id', lineageId],
  ] as const) {
    expect(await fixture.rows(`select 1 from ${table} where ${column} = ?::uuid`, [id])).toEqual(
      [],
    );
  }
  expect(
    await fixture.rows('select order_id from provider_event where id = ?', [ignored.eventId]),
  ).toEqual([{ order_id: null }]);
  expect(
    await fixture.rows(
      `select count(*)::integer as n from audit_log where account_id = ?::uuid and action = 'account.purged'`,
      [accountId],
    ),
  ).toEqual([{ n: 1 }]);
});

test('a payment that arrives after the purge is kept for the operator', async () => {
  const { orderId } = await anOldSignup();
  await purge.neverPaid(now());
  const paymentEvent = fixture.aPaymentEvent({ orderId, amountCents: 122_760 });
  expect(await fixture.settlement.settle(paymentEvent)).toBe('unmatched');
});

test('accounts that are recent, have paid, have paid a wrong sum or use the sandbox are kept', async () => {
  const paid = await licences.aLicensed();
  const wrong = await licences.aSignup('en');
  await fixture.settlement.settle(
    fixture.aPaymentEvent({ orderId: wrong.orderId, amountCents: 1 }),
  );
  const used = await licences.aSignup('en');
  const { lineageId } = await changes.aKey(used.accountId);
  await fixture.rows(
    `update account set state = 'awaiting_payment' where id in (?::uuid, ?::uuid)`,
    [wrong.accountId, used.accountId],
  );
  fixture.runtime.pass(61 * DAY_MS);
  await fixture.rows('insert into usage_day (lineage_id, day, total) values (?::uuid, ?, 1)', [
    lineageId,
    new Date(now().getTime() - 2 * DAY_MS),
  ]);
  const young = await fixture.aClient({ state: 'awaiting_payment' });
  await fixture.store.expire(new Date(now().getTime() - 14 * DAY_MS), now());
  expect(await purge.neverPaid(now())).toBe(0);
  const stay = [paid.accountId, wrong.accountId, used.accountId, young.accountId];
  expect(await Promise.all(stay.map(isThere))).toEqual([true, true, true, true]);
});

test('an order that is paid while its account is purged is either paid or reported as unmatched', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderId, accountId } = await anOldSignup();
    const paymentEvent = fixture.aPaymentEvent({ orderId, amountCents: 122_760 });
    const [outcome] = await Promise.all([
      fixture.settlement.settle(paymentEvent),
      purge.neverPaid(now()),
    ]);
    expect(outcome).toBe((await isThere(accountId)) ? 'fulfilled' : 'unmatched');
    expect(
      await fixture.rows('select outcome from provider_event where id = ?', [paymentEvent.eventId]),
    ).toEqual([{ outcome }]);
  }
});
