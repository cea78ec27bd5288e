import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PostgresAccountPurge } from '../../../src/modules/accounts/account-purge.repository.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openHouse, type OrdersHouse } from '../orders/orders-fixture.js';
import { newsIn } from '../webhooks/account-notifications-fixture.js';

const DAY_MS = 86_400_000;
let house: OrdersHouse;
let licences: ReturnType<typeof licencesIn>;
let news: ReturnType<typeof newsIn>;
let purge: PostgresAccountPurge;

beforeAll(async () => {
  house = await openHouse();
  licences = licencesIn(house);
  news = newsIn(house);
  purge = new PostgresAccountPurge(house.em);
});
afterAll(() => house.close());

const now = () => house.surroundings.now();

/** A signup that nobody pays, with all that it may leave behind, after 61 days. */
async function anOldSignup() {
  const signup = await licences.aSignup('en');
  const key = await news.aKey(signup.accountId);
  await news.use(key.lineageId, 3);
  const ignored = house.aNotice({ orderId: signup.orderId, isPaid: false });
  await house.settlement.settle(ignored);
  house.surroundings.pass(61 * DAY_MS);
  await house.store.expire(new Date(now().getTime() - 14 * DAY_MS), now());
  return { ...signup, ...key, ignored };
}

const isThere = async (accountId: string): Promise<boolean> =>
  (await house.rows('select 1 from account where id = ?::uuid', [accountId])).length > 0;

test('an account that nobody paid goes, with its keys, orders, pages and counts', async () => {
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
    expect(await house.rows(`select 1 from ${table} where ${column} = ?::uuid`, [id])).toEqual([]);
  }
  expect(
    await house.rows('select order_id from provider_event where id = ?', [ignored.eventId]),
  ).toEqual([{ order_id: null }]);
  expect(
    await house.rows(
      `select count(*)::integer as n from audit_log where account_id = ?::uuid and action = 'account.purged'`,
      [accountId],
    ),
  ).toEqual([{ n: 1 }]);
});

test('a payment that comes when the account is gone is kept for the operator', async () => {
  const { orderId } = await anOldSignup();
  await purge.neverPaid(now());
  const notice = house.aNotice({ orderId, amountCents: 122_760 });
  expect(await house.settlement.settle(notice)).toBe('unmatched');
});

test('whoever is young, has paid, has paid a wrong sum or uses the sandbox stays', async () => {
  const paid = await licences.aLicensed();
  const wrong = await licences.aSignup('en');
  await house.settlement.settle(house.aNotice({ orderId: wrong.orderId, amountCents: 1 }));
  const used = await licences.aSignup('en');
  const { lineageId } = await news.aKey(used.accountId);
  await house.rows(`update account set state = 'awaiting_payment' where id in (?::uuid, ?::uuid)`, [
    ...[wrong.accountId, used.accountId],
  ]);
  house.surroundings.pass(61 * DAY_MS);
  await house.rows('insert into usage_day (lineage_id, day, total) values (?::uuid, ?, 1)', [
    ...[lineageId, new Date(now().getTime() - 2 * DAY_MS)],
  ]);
  const young = await house.aClient({ state: 'awaiting_payment' });
  await house.store.expire(new Date(now().getTime() - 14 * DAY_MS), now());
  expect(await purge.neverPaid(now())).toBe(0);
  const stay = [paid.accountId, wrong.accountId, used.accountId, young.accountId];
  expect(await Promise.all(stay.map(isThere))).toEqual([true, true, true, true]);
});

test('an order that is paid while its account is removed is paid or known to be unmatched', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderId, accountId } = await anOldSignup();
    const notice = house.aNotice({ orderId, amountCents: 122_760 });
    const [outcome] = await Promise.all([house.settlement.settle(notice), purge.neverPaid(now())]);
    expect(outcome).toBe((await isThere(accountId)) ? 'fulfilled' : 'unmatched');
    expect(
      await house.rows('select outcome from provider_event where id = ?', [notice.eventId]),
    ).toEqual([{ outcome }]);
  }
});
