import { expect, test } from '@jest/globals';
import { withVatFixture } from '../order-expiry/retention-fixture.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';
import {
  aNumber,
  aProvisionalOrder,
  NET,
  pagesOf,
  documentsOfService,
  refundsOf,
  VAT,
} from '../vat/provisional-orders.js';

let fixture: OrdersFixture;

withVatFixture((opened) => {
  fixture = opened;
});

test('if a number becomes valid before payment, the order becomes cheaper and its page is replaced', async () => {
  const order = await aProvisionalOrder(fixture);
  await order.answer('valid');
  expect(await order.waiting()).toEqual([]);
  expect(fixture.payments.closed).toEqual([`cs_${order.id}:0`]);
  const [row] = await fixture.rows('select vat_evidence as e from orders where id = ?::uuid', [
    order.id,
  ]);
  expect(row?.['e']).toMatchObject({
    check: 'valid',
    kind: 'reverse_charge',
    consultation: `WAPI${order.number}`,
    before: { check: 'unavailable', kind: 'standard', reason: 'MS_UNAVAILABLE' },
  });
  const now = await order.read();
  expect(now.amounts).toEqual({
    netCents: NET,
    vatPercent: 0,
    vatCents: 0,
    totalCents: NET,
    vatStatus: 'valid',
  });
  expect(now.paymentLink).not.toBeNull();
  expect(now.paymentLink).not.toBe(order.paymentLink);
  expect(fixture.payments.requests.at(-1)).toMatchObject({ orderId: order.id, totalCents: NET });
  expect(await pagesOf(fixture, order)).toEqual([
    { open: false, to_expire: false },
    { open: true, to_expire: false },
  ]);
  expect(await order.pay(NET)).toBe('fulfilled');
  expect(await documentsOfService(fixture, order)).toEqual([
    { series: 'invoice', net_cents: NET, vat_cents: 0, total_cents: NET },
  ]);
  expect(await refundsOf(fixture, order)).toEqual([]);
});

test('a payment of the old sum pays the order, and the VAT is refunded', async () => {
  const order = await aProvisionalOrder(fixture);
  await order.answer('valid');
  expect(await order.pay(NET + VAT)).toBe('fulfilled');
  expect(await documentsOfService(fixture, order)).toMatchObject([
    { series: 'invoice', vat_cents: 0 },
  ]);
  expect(await refundsOf(fixture, order)).toMatchObject([{ amount_cents: VAT, reason: 'vat' }]);
  expect(fixture.alerts).toEqual([]);
});

test('a sum that was never charged is not a payment, whatever the status of the number', async () => {
  const order = await aProvisionalOrder(fixture);
  await order.answer('valid');
  for (const wrong of [NET - 1, NET + 1, NET + VAT - 1]) {
    expect(await order.pay(wrong)).toBe('mismatched');
  }
  expect((await order.read()).state.payment).toBe('pending');
});

test('if a number is valid by the time of the payment, the invoice has no VAT, and the VAT is refunded', async () => {
  const order = await aProvisionalOrder(fixture);
  fixture.exchange.answers(order.number, 'valid');
  expect(await order.pay(NET + VAT)).toBe('fulfilled');
  expect((await order.read()).amounts).toMatchObject({ vatPercent: 0, vatStatus: 'valid' });
  expect(await documentsOfService(fixture, order)).toEqual([
    { series: 'invoice', net_cents: NET, vat_cents: 0, total_cents: NET },
  ]);
  expect(await refundsOf(fixture, order)).toMatchObject([{ amount_cents: VAT, reason: 'vat' }]);
});

test('if a number becomes valid after the payment, the VAT is credited and refunded', async () => {
  const order = await aProvisionalOrder(fixture);
  expect(await order.pay(NET + VAT)).toBe('fulfilled');
  expect(await documentsOfService(fixture, order)).toMatchObject([
    { series: 'invoice', vat_cents: VAT },
  ]);
  await order.answer('valid');
  expect((await order.read()).amounts).toEqual({
    netCents: NET,
    vatPercent: 0,
    vatCents: 0,
    totalCents: NET,
    vatStatus: 'valid',
  });
  expect(await documentsOfService(fixture, order)).toEqual([
    { series: 'invoice', net_cents: NET, vat_cents: VAT, total_cents: NET + VAT },
    { series: 'credit_note', net_cents: 0, vat_cents: VAT, total_cents: VAT },
  ]);
  expect(await refundsOf(fixture, order)).toMatchObject([{ amount_cents: VAT, reason: 'vat' }]);
  await order.answer('valid');
  expect(await refundsOf(fixture, order)).toHaveLength(1);
  expect(await documentsOfService(fixture, order)).toHaveLength(2);
});

test.each(['before', 'after'] as const)(
  'if a number becomes invalid %s the payment, the sum was right, and the status reports it',
  async (when) => {
    const order = await aProvisionalOrder(fixture);
    if (when === 'after') await order.pay(NET + VAT);
    await order.answer('invalid');
    expect((await order.read()).amounts).toEqual({ ...order.amounts, vatStatus: 'invalid' });
    expect(await order.waiting()).toEqual([]);
    expect(await refundsOf(fixture, order)).toEqual([]);
    expect(fixture.payments.closed).toEqual([]);
  },
);

test('a number that is invalid at the payment raises no amount, and an operator is notified', async () => {
  const number = aNumber();
  fixture.exchange.answers(number, 'valid');
  const client = await fixture.aClient({ country: 'de', vatNumber: number });
  const { order } = await fixture.orders.place(
    fixture.aRequest('b_skann'),
    fixture.contextOf(client),
  );
  fixture.exchange.answers(number, 'invalid');
  const paymentEvent = fixture.aPaymentEvent({ orderId: order.id, amountCents: NET });
  expect(await fixture.settlement.settle(paymentEvent)).toBe('fulfilled');
  expect((await fixture.orders.read(order.id, fixture.contextOf(client))).amounts).toEqual(
    order.amounts,
  );
  expect(fixture.problems).toEqual([`the VAT number of order ${order.id} is no longer valid`]);
});

test('a provider that does not answer gets the closing of the old page later', async () => {
  const order = await aProvisionalOrder(fixture);
  fixture.payments.isDown = true;
  await order.answer('valid');
  expect(await pagesOf(fixture, order)).toEqual([{ open: false, to_expire: true }]);
  expect(await order.read()).toMatchObject({ paymentLink: null, amounts: { vatCents: 0 } });
  fixture.payments.isDown = false;
  await fixture.rechecks.run();
  expect(await pagesOf(fixture, order)).toEqual([{ open: false, to_expire: false }]);
  expect(fixture.payments.closed).toEqual([`cs_${order.id}:0`]);
});

test('a page that the provider has forgotten does not block others, and expires', async () => {
  const [first, second] = [await aProvisionalOrder(fixture), await aProvisionalOrder(fixture)];
  fixture.payments.forgotten.add(`cs_${first.id}:0`);
  fixture.exchange.answers(second.number, 'valid');
  await first.answer('valid');
  expect(fixture.payments.closed).toEqual([`cs_${second.id}:0`]);
  expect(fixture.problems).toContain('old payment pages could not be ended');
  await fixture.pass(86_400_000);
  fixture.problems.length = 0;
  await fixture.rechecks.run();
  expect(fixture.problems).toEqual([]);
});

test('a page opened for the old sum while the order became cheaper is discarded', async () => {
  const order = await aProvisionalOrder(fixture);
  await fixture.pass(86_400_000);
  fixture.payments.meanwhile = async () => {
    fixture.payments.meanwhile = null;
    await order.answer('valid');
  };
  expect((await order.read()).paymentLink).toBeNull();
  expect(fixture.payments.closed).toContain(`cs_${order.id}:1`);
  const { paymentLink, amounts } = await order.read();
  expect(amounts.totalCents).toBe(NET);
  expect(paymentLink).not.toBeNull();
  expect(fixture.payments.requests.at(-1)).toMatchObject({ totalCents: NET });
});

test('paid VAT is only reduced to zero, and only for a valid number', async () => {
  const order = await aProvisionalOrder(fixture);
  await order.pay(NET + VAT);
  const change = (columns: string) =>
    fixture.rows(`update orders set ${columns} where id = ?::uuid`, [order.id]);
  await expect(change('vat_cents = 1')).rejects.toThrow('only move forward');
  await expect(change('vat_cents = 0, vat_percent = 0')).rejects.toThrow('only move forward');
  await expect(change(`vat_cents = 0, vat_percent = 0, vat_status = 'valid'`)).rejects.toThrow(
    'only move forward',
  );
  await change(`vat_cents = 0, vat_percent = 0, vat_status = 'valid', vat_cents_before = ${VAT}`);
});
