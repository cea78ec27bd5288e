import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { OrderCancellation } from '../../../src/modules/order-expiry/cancellation.service.js';
import { PostgresCancellation } from '../../../src/modules/order-expiry/cancellation.repository.js';
import { openProcessCommands, type OrdersFixture } from '../orders/orders-fixture.js';

const DAY_MS = 86_400_000;
let fixture: OrdersFixture;
let cancellation: OrderCancellation;

beforeAll(async () => {
  fixture = await openProcessCommands();
  const { payments, runtime } = fixture;
  const store = new PostgresCancellation(fixture.em);
  cancellation = new OrderCancellation({ orders: fixture.store, store, payments, runtime });
});

afterAll(() => fixture.close());

beforeEach(() => {
  fixture.payments.isDown = false;
  fixture.payments.closed.length = 0;
});

async function anOrder(serviceKey = 'raamistikukaart') {
  const client = await fixture.aClient({ tier: 'professional' });
  const { order } = await fixture.orders.place(
    fixture.aRequest(serviceKey),
    fixture.contextOf(client),
  );
  const pending = fixture.contextOf(client);
  return {
    order,
    client,
    cancel: () => cancellation.cancel(order.id, pending),
    read: () => fixture.orders.read(order.id, pending),
    used: () =>
      fixture.rows('select used from discount_month where account_id = ?::uuid', [
        client.accountId,
      ]),
    paymentEvent: () =>
      fixture.aPaymentEvent({ orderId: order.id, amountCents: order.amounts.totalCents }),
  };
}

test('a cancelled order has no payment page, and its discount can be used again', async () => {
  const { order, cancel, read, used } = await anOrder();
  expect(await used()).toEqual([{ used: 1 }]);
  await cancel();
  expect(await read()).toMatchObject({ phase: 'cancelled', paymentLink: null });
  expect(fixture.payments.closed).toEqual([`cs_${order.id}:0`]);
  expect(await used()).toEqual([{ used: 0 }]);
});

test('cancelling twice, or many times at once, has no further effect', async () => {
  const { order, cancel, used } = await anOrder();
  await Promise.all(Array.from({ length: 10 }, cancel));
  await cancel();
  expect(await used()).toEqual([{ used: 0 }]);
  const reported = await fixture.rows(
    `select kind from order_event where order_id = ?::uuid and kind = 'cancelled'`,
    [order.id],
  );
  expect(reported).toHaveLength(1);
});

test('an order that has expired returns its discount once', async () => {
  const { cancel, read, used } = await anOrder();
  fixture.runtime.pass(15 * DAY_MS);
  await fixture.store.expire(
    new Date(fixture.runtime.now().getTime() - 14 * DAY_MS),
    fixture.runtime.now(),
  );
  expect(await used()).toEqual([{ used: 0 }]);
  await cancel();
  expect(await used()).toEqual([{ used: 0 }]);
  expect((await read()).phase).toBe('cancelled');
});

test('a paid order is not cancelled', async () => {
  const { cancel, read, paymentEvent } = await anOrder();
  await fixture.settlement.settle(paymentEvent());
  await expect(cancel()).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'order_id', type: 'order_paid' }],
  });
  expect((await read()).phase).toBe('generating');
});

test('an order whose payment is in progress is not cancelled', async () => {
  const { order, cancel, read, used } = await anOrder();
  fixture.payments.paid.add(`cs_${order.id}:0`);
  await expect(cancel()).rejects.toMatchObject({ details: [{ type: 'order_paid' }] });
  expect((await read()).phase).toBe('awaiting_payment');
  expect(await used()).toEqual([{ used: 1 }]);
});

test('of a simultaneous payment and cancellation one wins, and a late payment is recorded separately', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { cancel, read, paymentEvent } = await anOrder('hooldus');
    const [cancelled, outcome] = await Promise.all([
      cancel().then(
        () => true,
        () => false,
      ),
      fixture.settlement.settle(paymentEvent()),
    ]);
    expect(outcome).toBe(cancelled ? 'surplus' : 'fulfilled');
    expect((await read()).phase).toBe(cancelled ? 'cancelled' : 'released');
  }
});

test('while the provider is unavailable nothing is cancelled', async () => {
  const { cancel, read, used } = await anOrder();
  fixture.payments.isDown = true;
  await expect(cancel()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  fixture.payments.isDown = false;
  expect((await read()).phase).toBe('awaiting_payment');
  expect(await used()).toEqual([{ used: 1 }]);
});

test('an order of another client, or an unknown order, is not found', async () => {
  const { order } = await anOrder();
  const otherClient = fixture.contextOf(await fixture.aClient());
  await expect(cancellation.cancel(order.id, otherClient)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(cancellation.cancel('x', otherClient)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an order deleted while its page is being closed is not found', async () => {
  const client = fixture.contextOf(await fixture.aClient());
  const { order } = await fixture.orders.place(fixture.aRequest('raamistikukaart'), client);
  const racing = new OrderCancellation({
    orders: fixture.store,
    store: new PostgresCancellation(fixture.em),
    payments: {
      closePage: async () => {
        await fixture.rows('delete from payment_page where order_id = ?::uuid', [order.id]);
        await fixture.rows('delete from orders where id = ?::uuid', [order.id]);
        return 'closed';
      },
    },
    runtime: fixture.runtime,
  });
  await expect(racing.cancel(order.id, client)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
