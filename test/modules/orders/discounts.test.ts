import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '../../../src/shared/caller.js';
import { expiredBefore } from '../../../src/modules/orders/domain/order-phase.js';
import { openProcessCommands, type OrdersFixture } from './orders-fixture.js';

const DAY_MS = 86_400_000;
const QUOTA = 10;
let fixture: OrdersFixture;

beforeAll(async () => {
  fixture = await openProcessCommands();
});

afterAll(() => fixture.close());

async function order(client: Caller, serviceKey: string, idempotencyKey: string | null = null) {
  const request = fixture.aRequest(serviceKey, { idempotencyKey });
  return (await fixture.orders.place(request, fixture.contextOf(client))).order;
}

const used = async ({ accountId }: Caller): Promise<number> => {
  const rows = await fixture.rows(
    'select coalesce(sum(used), 0)::integer as used from discount_month where account_id = ?::uuid',
    [accountId],
  );
  return Number(rows[0]?.['used']);
};

const expire = () =>
  fixture.store.expire(expiredBefore(fixture.runtime.now()), fixture.runtime.now());

test('simultaneous orders never use more discounts than the month has, all types together', async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  const keys = ['raamistikukaart', 'intsidendimallid', 'yksikdokument'];
  const orders = await Promise.all(
    Array.from({ length: 3 * QUOTA }, (_, at) => order(client, keys[at % 3] ?? '')),
  );
  const discounted = orders.filter(({ amounts }) => [19500, 44500].includes(amounts.netCents));
  expect(discounted).toHaveLength(QUOTA);
  expect(await used(client)).toBe(QUOTA);
  expect(orders).toHaveLength(3 * QUOTA);
});

test('without a licence there is no discount', async () => {
  const client = await fixture.aClient({ tier: 'baas' });
  expect((await order(client, 'raamistikukaart')).amounts.netCents).toBe(39000);
  expect(await used(client)).toBe(0);
});

test('a service at full price uses no discount', async () => {
  const client = await fixture.aClient({ tier: 'enterprise' });
  expect((await order(client, 'b_skann')).amounts.netCents).toBe(29000);
  expect(await used(client)).toBe(0);
});

test('a repeated request uses no second discount', async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  await order(client, 'raamistikukaart', 'one');
  await order(client, 'raamistikukaart', 'one');
  expect(await used(client)).toBe(1);
});

test('an order that expires unpaid returns its discount, once; a paid one does not', async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  const kept = await order(client, 'raamistikukaart');
  const unpaid = await order(client, 'raamistikukaart');
  await fixture.settlement.settle(
    fixture.aPaymentEvent({ orderId: kept.id, amountCents: kept.amounts.totalCents }),
  );
  fixture.runtime.pass(14 * DAY_MS + 1);
  await expire();
  expect(await used(client)).toBe(1);
  expect(await expire()).toBe(0);
  expect(await used(client)).toBe(1);
  const read = await fixture.orders.read(unpaid.id, fixture.contextOf(client));
  expect(read).toMatchObject({ phase: 'payment_expired', paymentLink: null });
});

test('a payment after the expiry revives the order', async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  const late = await order(client, 'raamistikukaart');
  fixture.runtime.pass(14 * DAY_MS + 1);
  await expire();
  const paymentEvent = fixture.aPaymentEvent({
    orderId: late.id,
    amountCents: late.amounts.totalCents,
  });
  expect(await fixture.settlement.settle(paymentEvent)).toBe('fulfilled');
  const read = await fixture.orders.read(late.id, fixture.contextOf(client));
  expect(read).toMatchObject({ phase: 'generating', amounts: late.amounts, expiresAt: null });
});

test('each month has separate discounts', async () => {
  const client = await fixture.aClient({ tier: 'professional' });
  await order(client, 'raamistikukaart');
  fixture.runtime.pass(31 * DAY_MS);
  await order(client, 'raamistikukaart');
  const months = await fixture.rows(
    'select used from discount_month where account_id = ?::uuid order by month',
    [client.accountId],
  );
  expect(months).toEqual([{ used: 1 }, { used: 1 }]);
});
