import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addMonths } from '../../../src/modules/incidents/domain/calendar.js';
import { RefundQueueRepository } from '../../../src/modules/refunds/refund-queue.repository.js';
import type { StripeRecords, StripeEvent } from '../../fakes/stripe/stripe-records.js';
import { licencesIn } from '../licences/licence-fixture.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

let fixture: StripeFixture;
let licences: ReturnType<typeof licencesIn>;
let records: StripeRecords;

beforeAll(async () => {
  fixture = await openStripeFixture();
  licences = licencesIn(fixture);
  records = fixture.stub.records;
});

afterAll(() => fixture.close());

beforeEach(() => {
  fixture.mails.length = 0;
  fixture.alerts.length = 0;
});

/** Provider events of a signup whose page is paid. */
async function aPaidSignup() {
  const signup = await licences.aSignup('en');
  const from = records.events.length;
  records.pay(signup.page.providerRef);
  const events = records.events.slice(from);
  const session = records.session(signup.page.providerRef);
  return { ...signup, events, subscription: session.subscription ?? '' };
}

async function aSubscriber() {
  const signup = await aPaidSignup();
  for (const event of signup.events) await fixture.deliver(event);
  await fixture.outbox.drain();
  fixture.mails.length = 0;
  return { ...signup, until: (await licences.licenceOf(signup.accountId)).until };
}

const ordersOf = (accountId: string) =>
  fixture.rows(
    `select o.id, o.payment_status, (select count(*)::integer from payment p where p.order_id = o.id and p.fulfils) as paid,
       (select count(*)::integer from invoice i where i.order_id = o.id) as invoices
     from orders o where o.account_id = ?::uuid order by o.created_at`,
    [accountId],
  );

const PAID_ONCE = { payment_status: 'paid', paid: 1, invoices: 1 };

test('the payment page of a licence starts a subscription of the same sum', async () => {
  const { page, orderId } = await licences.aSignup('en');
  const session = records.session(page.providerRef);
  expect(session).toMatchObject({ mode: 'subscription', amount_total: 122_760 });
  expect(session.metadata).toEqual({ order_id: orderId });
});

test.each([
  { name: 'the invoice first', order: [0, 1] },
  { name: 'the page first', order: [1, 0] },
  { name: 'the page alone', order: [1] },
  { name: 'the invoice alone', order: [0] },
  { name: 'both, many times', order: [1, 0, 0, 1, 1, 0] },
])('a licence is paid once, whichever event arrives: $name', async ({ order }) => {
  const { accountId, events } = await aPaidSignup();
  for (const at of order) {
    const event = events[at];
    if (event !== undefined) await fixture.deliver(event);
  }
  expect(await ordersOf(accountId)).toMatchObject([PAID_ONCE]);
  expect((await licences.licenceOf(accountId)).licence).toBe('professional');
  expect(fixture.alerts).toEqual([]);
});

test('each monthly payment creates an order and an invoice and extends the licence', async () => {
  const { accountId, subscription, until } = await aSubscriber();
  licences.goTo(until, 0.1);
  const charge = records.subscriptions.charge(subscription);
  await Promise.all(Array.from({ length: 10 }, () => fixture.deliver(charge)));
  await fixture.deliver(charge);
  expect(await ordersOf(accountId)).toMatchObject([PAID_ONCE, PAID_ONCE]);
  expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 1));
  licences.goTo(addMonths(until, 1), 0.1);
  await fixture.deliver(records.subscriptions.charge(subscription));
  expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 2));
});

test('a subscription that the provider charges automatically gets no renewal offer', async () => {
  const { accountId, until } = await aSubscriber();
  licences.goTo(until, -5);
  await licences.round();
  expect(await licences.renewalsOf(accountId)).toEqual([]);
  expect(fixture.mails).toEqual([]);
});

test('a failed payment starts the grace period and is notified once; a later payment ends it', async () => {
  const { accountId, subscription, until } = await aSubscriber();
  licences.goTo(until, 0.1);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fixture.deliver(records.subscriptions.fail(subscription));
  }
  await fixture.outbox.drain();
  expect(fixture.mails.map(({ subject }) => subject)).toEqual([
    'Provider: the payment for your API licence failed',
  ]);
  expect(fixture.mails[0]?.text).toContain('https://invoice.test/');
  const reported = (await licences.reportedTo(accountId)).at(-1);
  expect(reported).toMatchObject({
    type: 'licence.expiring',
    data: { pohjus: 'makse_ebaonnestus' },
  });
  licences.goTo(until, 5);
  await fixture.deliver(records.subscriptions.charge(subscription));
  expect((await licences.licenceOf(accountId)).until).toEqual(addMonths(until, 1));
});

test('a subscription that the client has ended is offered again, whichever event reported it', async () => {
  const { accountId, events, subscription, page } = await aPaidSignup();
  const from = records.events.length;
  records.subscriptions.end(subscription);
  const [ended] = records.events.slice(from) as [StripeEvent];
  await fixture.deliver(ended);
  for (const event of events) await fixture.deliver(event);
  const { until } = await licences.licenceOf(accountId);
  licences.goTo(until, -7);
  await licences.round();
  expect(await licences.renewalsOf(accountId)).toHaveLength(1);
  expect(page.providerRef).toMatch(/^cs_/);
});

test('a sum that differs from the licence is reported to the operator and extends nothing', async () => {
  const { accountId, subscription, until } = await aSubscriber();
  licences.goTo(until, 0.1);
  await fixture.deliver(records.subscriptions.charge(subscription, 100));
  expect(fixture.alerts).toEqual(['mismatched']);
  expect((await licences.licenceOf(accountId)).until).toEqual(until);
});

test('a payment of an unknown subscription is quarantined', async () => {
  const { subscription } = await aPaidSignup();
  const event = records.subscriptions.charge(subscription);
  const parts = JSON.stringify(event.data.object).replaceAll(subscription, 'sub_foreign');
  const foreign = { ...event, id: 'evt_foreign', data: { object: JSON.parse(parts) as object } };
  expect(await fixture.deliver(foreign as StripeEvent)).toBe('unmatched');
});

test('a refunded licence ends its subscription, and its account returns to the basic tier', async () => {
  const { accountId, orderId, subscription } = await aSubscriber();
  const transaction = new RefundQueueRepository(fixture.em);
  expect(await transaction.refundOrder(orderId, fixture.runtime.now())).toBe(true);
  await fixture.refunds.run();
  await fixture.subscriptions.run();
  expect(records.subscriptions.find(subscription).status).toBe('canceled');
  expect((await licences.licenceOf(accountId)).licence).toBeNull();
  const made = [...records.refunds.refunds.values()].at(-1);
  expect(made).toMatchObject({ amount: 122_760, status: 'succeeded' });
});

test('a subscription that was replaced by another one is ended, once', async () => {
  const { accountId, subscription } = await aSubscriber();
  fixture.runtime.pass(1000);
  const [row] = await fixture.rows(
    `insert into orders (id, account_id, kind, service_key, net_cents, created_at)
     values (gen_random_uuid(), ?::uuid, 'licence', 'enterprise', 290000, ?) returning id`,
    [accountId, fixture.runtime.now()],
  );
  const order = { id: String(row?.['id']), licence: 'enterprise', netCents: 290_000 } as const;
  const page = await fixture.licences.openPage(order, 'client@example.test');
  await fixture.subscriptions.run();
  expect(records.subscriptions.find(subscription).status).toBe('active');
  await fixture.deliver(records.pay(page.providerRef));
  await fixture.subscriptions.run();
  await fixture.subscriptions.run();
  expect(records.subscriptions.find(subscription).status).toBe('canceled');
  const next = records.session(page.providerRef).subscription ?? '';
  expect(records.subscriptions.find(next).status).toBe('active');
  expect((await licences.licenceOf(accountId)).licence).toBe('enterprise');
});
