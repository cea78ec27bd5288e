import { expect, test } from '@jest/globals';
import { withVatFixture } from '../order-expiry/retention-fixture.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';
import { aProvisionalOrder } from './provisional-orders.js';

/** Longer than a step of the test: the database's clock keeps running. */
const SOON_MS = 30_000;
const DAY_MS = 86_400_000;

let fixture: OrdersFixture;

withVatFixture((opened) => {
  fixture = opened;
});

test('a number is checked again after 5, 10, 20, 40, 60 minutes and then every hour', async () => {
  const { number } = await aProvisionalOrder(fixture);
  const requestCount = () =>
    fixture.exchange.requests.splice(0).filter((one) => one === number).length;
  expect(requestCount()).toBe(1);
  for (const minutes of [5, 10, 20, 40, 60, 60, 60]) {
    await fixture.pass(minutes * 60_000 - SOON_MS);
    await fixture.rechecks.run();
    expect(requestCount()).toBe(0);
    await fixture.pass(SOON_MS);
    await fixture.rechecks.run();
    expect(requestCount()).toBe(1);
  }
});

test('an order stored while the waiting ends is processed', async () => {
  const order = await aProvisionalOrder(fixture);
  await fixture.rows('delete from vat_recheck');
  fixture.exchange.answers(order.number, 'valid');
  await fixture.rechecks.run();
  expect((await order.read()).amounts.vatStatus).toBe('valid');
});

test('a number stated while a clock ran ahead does not wait for that hour', async () => {
  fixture.runtime.pass(DAY_MS);
  const { number } = await aProvisionalOrder(fixture);
  fixture.runtime.pass(-DAY_MS);
  fixture.exchange.requests.length = 0;
  await fixture.pass(300_000);
  await fixture.rechecks.run();
  expect(fixture.exchange.requests.filter((requested) => requested === number)).toHaveLength(1);
});

test('a number whose worker died is checked after the next pause', async () => {
  await fixture.rows('delete from vat_recheck');
  const order = await aProvisionalOrder(fixture);
  fixture.exchange.meanwhile = () => Promise.reject(new Error('killed'));
  await fixture.pass(300_000);
  await fixture.rechecks.run();
  expect(fixture.problems).not.toEqual([]);
  expect(await order.waiting()).toEqual([{ attempts: 1 }]);
  fixture.exchange.meanwhile = null;
  await order.answer('valid');
  expect(await order.waiting()).toEqual([]);
});

test('after a month without an answer the waiting ends, and an operator is notified', async () => {
  const order = await aProvisionalOrder(fixture);
  await fixture.pass(31 * DAY_MS);
  await fixture.rechecks.run();
  await fixture.rechecks.run();
  expect(await order.waiting()).toEqual([]);
  const reported = fixture.problems.filter((problem) => problem.includes(order.client.accountId));
  expect(reported).toHaveLength(1);
  expect((await order.read()).amounts).toEqual(order.amounts);
});

test('the owner’s webhooks receive the verified number once', async () => {
  const order = await aProvisionalOrder(fixture);
  await fixture.rows(
    `insert into webhook_endpoint (id, account_id, url, types, sealed, created_at)
     values (gen_random_uuid(), ?::uuid, 'https://example.test/hook', array['vat.verified'], '\\x00', now())`,
    [order.client.accountId],
  );
  await order.answer('valid');
  await order.answer('valid');
  expect(await fixture.rows('select type, data from webhook_delivery')).toEqual([
    {
      type: 'vat.verified',
      data: { vat_number: order.number, at: expect.any(String) },
    },
  ]);
});
