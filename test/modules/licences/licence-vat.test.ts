/** VAT of a monthly licence: decided again with every payment. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addMonths } from '../../../src/modules/incidents/domain/calendar.js';
import { licencesIn } from './licence-fixture.js';
import { aNumber } from '../vat/provisional-orders.js';
import { openStripeFixture, type StripeFixture } from '../payments/stripe-fixture.js';

const NET = 99_000;
const VAT = 23_760;

let fixture: StripeFixture;
let licences: ReturnType<typeof licencesIn>;

beforeAll(async () => {
  fixture = await openStripeFixture();
  licences = licencesIn(fixture);
});
afterAll(() => fixture.close());

/** A subscriber in Germany whose number could not be checked at signup. */
async function aSubscriber(number: string | null) {
  const { id, client } = await fixture.aLicenceOrder();
  const { accountId } = client;
  const emit = (vatNumber: string | null, country = 'de') =>
    fixture.rows('update account set vat_number = ?, billing_country = ? where id = ?::uuid', [
      vatNumber,
      country,
      accountId,
    ]);
  await emit(number);
  const order = { id, licence: 'professional', netCents: NET } as const;
  const page = await fixture.licences.openPage(order, 'client@example.test');
  const from = fixture.stub.records.events.length;
  fixture.stub.records.pay(page.providerRef);
  await fixture.deliverFrom(from);
  const subscription = fixture.stub.records.session(page.providerRef).subscription ?? '';
  let until = addMonths(fixture.runtime.now(), 1);
  /** The next month is paid; the event arrives twice. */
  const month = async (): Promise<void> => {
    licences.goTo(until, 0);
    until = addMonths(until, 1);
    const event = fixture.stub.records.subscriptions.charge(subscription);
    await Promise.all([fixture.deliver(event), fixture.deliver(event)]);
    await fixture.deliver(event);
  };
  return { accountId, emit, month };
}

/** Invoices, credit notes and refunds of the account's orders, oldest order first. */
const recordsOf = (accountId: string) =>
  fixture.rows(
    `select o.vat_status as status, (select json_agg(json_build_array(i.series, i.vat_cents) order by i.series desc)
       from invoice i where i.order_id = o.id) as documents,
       (select sum(r.amount_cents)::integer from refund_due r where r.order_id = o.id) as back
     from orders o where o.account_id = ?::uuid order by o.created_at`,
    [accountId],
  );

test('when a number becomes valid, VAT of the first month is credited and later months have none', async () => {
  const number = aNumber();
  const { accountId, month } = await aSubscriber(number);
  fixture.exchange.answers(number, 'valid');
  await fixture.pass(3_600_000);
  await fixture.rechecks.run();
  await month();
  await month();
  const later = { status: 'valid', documents: [['invoice', 0]], back: VAT };
  expect(await recordsOf(accountId)).toEqual([
    {
      status: 'valid',
      documents: [
        ['invoice', VAT],
        ['credit_note', VAT],
      ],
      back: VAT,
    },
    later,
    later,
  ]);
  expect(fixture.alerts).toEqual([]);
});

test('a number stated later counts from the next month on', async () => {
  const { accountId, emit, month } = await aSubscriber(null);
  await month();
  const number = aNumber();
  fixture.exchange.answers(number, 'valid');
  await emit(number);
  await month();
  expect(await recordsOf(accountId)).toEqual([
    { status: 'irrelevant', documents: [['invoice', VAT]], back: null },
    { status: 'irrelevant', documents: [['invoice', VAT]], back: null },
    { status: 'valid', documents: [['invoice', 0]], back: VAT },
  ]);
});

test('when a number becomes invalid, the subscription charges VAT again', async () => {
  const number = aNumber();
  const { accountId, month } = await aSubscriber(number);
  fixture.exchange.answers(number, 'valid');
  await month();
  fixture.exchange.answers(number, 'invalid');
  await month();
  expect((await recordsOf(accountId)).slice(1)).toEqual([
    { status: 'valid', documents: [['invoice', 0]], back: VAT },
    { status: 'invalid', documents: [['invoice', VAT]], back: null },
  ]);
});

test('VAT is charged while VIES is down, and credited when it answers', async () => {
  const number = aNumber();
  const { accountId, emit, month } = await aSubscriber(null);
  await emit(number);
  await month();
  fixture.exchange.answers(number, 'valid');
  await fixture.pass(3_600_000);
  await fixture.rechecks.run();
  expect((await recordsOf(accountId))[1]).toEqual({
    status: 'valid',
    documents: [
      ['invoice', VAT],
      ['credit_note', VAT],
    ],
    back: VAT,
  });
});

test('a client that moved out of the Union pays no VAT from the next month on', async () => {
  const { accountId, emit, month } = await aSubscriber(null);
  await emit(null, 'gb');
  await month();
  expect((await recordsOf(accountId))[1]).toEqual({
    status: 'irrelevant',
    documents: [['invoice', 0]],
    back: VAT,
  });
});
