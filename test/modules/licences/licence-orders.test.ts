/** An existing client orders a licence: after the old one expired, or a higher one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LicenceKey } from '../../../src/modules/catalogue/domain/catalogue.js';
import { addMonths } from '../../../src/modules/incidents/domain/calendar.js';
import { LicenceOrders } from '../../../src/modules/licences/licence-orders.service.js';
import { LicenceOrderRepository } from '../../../src/modules/licences/licence-orders.repository.js';
import { licencesIn } from './licence-fixture.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

const PRICES = { professional: 99_000, enterprise: 290_000 } as const;

let fixture: StripeFixture;
let licences: ReturnType<typeof licencesIn>;
let orders: LicenceOrders;

beforeAll(async () => {
  fixture = await openStripeFixture();
  licences = licencesIn(fixture);
  orders = new LicenceOrders({
    transactions: new LicenceOrderRepository(fixture.em),
    licences: fixture.licences,
    store: fixture.store,
    pages: fixture.pages,
    orders: fixture.orders,
    priceCents: (licence) => PRICES[licence],
    runtime: fixture.runtime,
  });
});
afterAll(() => fixture.close());

const actorOf = async (accountId: string) => {
  const caller = await fixture.aClient();
  return fixture.contextOf({ ...caller, accountId });
};

async function aBuyer(accountId: string) {
  const pending = await actorOf(accountId);
  const order = (licence: LicenceKey) => orders.order(licence, pending);
  const pay = async (orderId: string): Promise<void> => {
    const from = fixture.stub.records.events.length;
    fixture.stub.records.pay(fixture.stub.records.pageOf(orderId).id);
    await fixture.deliverFrom(from);
  };
  return { order, pay };
}

const refusal = (type: string) => ({
  code: 'VALIDATION_FAILED',
  details: [expect.objectContaining({ field: 'litsents', type })],
});

test('a lapsed licence can be ordered again, repeatedly', async () => {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, 30);
  const { order, pay } = await aBuyer(accountId);
  const requested = await Promise.all(Array.from({ length: 10 }, () => order('professional')));
  expect(new Set(requested.map(({ id }) => id)).size).toBe(1);
  const [first] = requested;
  expect(first).toMatchObject({
    serviceKey: 'professional',
    phase: 'awaiting_payment',
    amounts: { netCents: 99_000, totalCents: 122_760 },
  });
  expect(first?.paymentLink).not.toBeNull();
  await pay(first?.id ?? '');
  const now = fixture.runtime.now();
  expect(await licences.licenceOf(accountId)).toEqual({
    licence: 'professional',
    from: now,
    until: addMonths(now, 1),
  });
});

test('during the grace period the order offered by email continues the licence', async () => {
  const { accountId, until } = await licences.aLicensed();
  licences.goTo(until, -7);
  await licences.round();
  const [offered] = await licences.renewalsOf(accountId);
  licences.goTo(until, 3);
  const { order, pay } = await aBuyer(accountId);
  const { id } = await order('professional');
  expect(id).toBe(offered);
  await pay(id);
  expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 1));
});

test('a renewal that was not paid in time does not block another one', async () => {
  const { accountId, until } = await licences.aLicensed();
  const { order, pay } = await aBuyer(accountId);
  const first = await order('professional');
  await fixture.rows('update orders set expired_at = now() where id = ?::uuid', [first.id]);
  const second = await order('professional');
  expect(second.id).not.toBe(first.id);
  await pay(second.id);
  expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 1));
});

test('a higher licence replaces the subscription of the lower one when it is paid', async () => {
  const { accountId, page } = await licences.aSignup('en');
  const from = fixture.stub.records.events.length;
  fixture.stub.records.pay(page.providerRef);
  await fixture.deliverFrom(from);
  const subscription = fixture.stub.records.session(page.providerRef).subscription ?? '';
  fixture.runtime.pass(1000);
  const { order, pay } = await aBuyer(accountId);
  await expect(order('professional')).rejects.toMatchObject(refusal('enum'));
  const higher = await order('enterprise');
  expect((await licences.licenceOf(accountId)).licence).toBe('professional');
  await pay(higher.id);
  await fixture.subscriptions.run();
  expect((await licences.licenceOf(accountId)).licence).toBe('enterprise');
  expect(fixture.stub.records.subscriptions.find(subscription).status).toBe('canceled');
  await expect(order('professional')).rejects.toMatchObject(refusal('value_error'));
});

test('without the provider no order is left without a link, and the next try continues it', async () => {
  const { accountId } = await licences.aLicensed();
  const { order } = await aBuyer(accountId);
  fixture.stub.state.isDown = true;
  await expect(order('enterprise')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  fixture.stub.state.isDown = false;
  const { id } = await order('enterprise');
  const all = await fixture.rows(
    `select id from orders where account_id = ?::uuid and service_key = 'enterprise'`,
    [accountId],
  );
  expect(all).toEqual([{ id }]);
});
