/** VAT of a licence that the provider charges each month: decided anew with every payment. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addMonths } from '../../../src/modules/incidents/domain/calendar.js';
import { licencesIn } from './licence-fixture.js';
import { aNumber } from '../vat/provisional-orders.js';
import { openStripeHouse, type StripeHouse } from '../payments/stripe-fixture.js';

const NET = 99_000;
const VAT = 23_760;

let house: StripeHouse;
let licences: ReturnType<typeof licencesIn>;

beforeAll(async () => {
  house = await openStripeHouse();
  licences = licencesIn(house);
});
afterAll(() => house.close());

/** A subscriber in Germany whose number nobody could be asked about when it signed up. */
async function aSubscriber(number: string | null) {
  const { id, client } = await house.aLicenceOrder();
  const { accountId } = client;
  const tell = (vatNumber: string | null, country = 'de') =>
    house.rows('update account set vat_number = ?, billing_country = ? where id = ?::uuid', [
      ...[vatNumber, country, accountId],
    ]);
  await tell(number);
  const order = { id, licence: 'professional', netCents: NET } as const;
  const page = await house.licences.openPage(order, 'client@example.test');
  const from = house.stub.book.events.length;
  house.stub.book.pay(page.providerRef);
  await house.deliverFrom(from);
  const subscription = house.stub.book.session(page.providerRef).subscription ?? '';
  let until = addMonths(house.surroundings.now(), 1);
  /** The next month is paid; told twice. */
  const month = async (): Promise<void> => {
    licences.goTo(until, 0);
    until = addMonths(until, 1);
    const event = house.stub.book.subscriptions.charge(subscription);
    await Promise.all([house.deliver(event), house.deliver(event)]);
    await house.deliver(event);
  };
  return { accountId, tell, month };
}

/** Papers and refunds of the account's orders, oldest order first. */
const booksOf = (accountId: string) =>
  house.rows(
    `select o.vat_status as status, (select json_agg(json_build_array(i.series, i.vat_cents) order by i.series desc)
       from invoice i where i.order_id = o.id) as papers,
       (select sum(r.amount_cents)::integer from refund_due r where r.order_id = o.id) as back
     from orders o where o.account_id = ?::uuid order by o.created_at`,
    [accountId],
  );

test('a number that turns out valid: VAT of the first month is credited, later months have none', async () => {
  const number = aNumber();
  const { accountId, month } = await aSubscriber(number);
  house.exchange.says(number, 'valid');
  await house.pass(3_600_000);
  await house.rechecks.run();
  await month();
  await month();
  const later = { status: 'valid', papers: [['invoice', 0]], back: VAT };
  expect(await booksOf(accountId)).toEqual([
    { status: 'valid', papers: [['invoice', VAT], ['credit_note', VAT]], back: VAT },
    later,
    later,
  ]); // prettier-ignore
  expect(house.alerts).toEqual([]);
});

test('a number that is told later counts from the next month on', async () => {
  const { accountId, tell, month } = await aSubscriber(null);
  await month();
  const number = aNumber();
  house.exchange.says(number, 'valid');
  await tell(number);
  await month();
  expect(await booksOf(accountId)).toEqual([
    { status: 'irrelevant', papers: [['invoice', VAT]], back: null },
    { status: 'irrelevant', papers: [['invoice', VAT]], back: null },
    { status: 'valid', papers: [['invoice', 0]], back: VAT },
  ]);
});

test('a number that is valid no more is charged again what the subscription takes', async () => {
  const number = aNumber();
  const { accountId, month } = await aSubscriber(number);
  house.exchange.says(number, 'valid');
  await month();
  house.exchange.says(number, 'invalid');
  await month();
  expect((await booksOf(accountId)).slice(1)).toEqual([
    { status: 'valid', papers: [['invoice', 0]], back: VAT },
    { status: 'invalid', papers: [['invoice', VAT]], back: null },
  ]);
});

test('while nobody answers VAT is taken, and credited when the answer comes', async () => {
  const number = aNumber();
  const { accountId, tell, month } = await aSubscriber(null);
  await tell(number);
  await month();
  house.exchange.says(number, 'valid');
  await house.pass(3_600_000);
  await house.rechecks.run();
  expect((await booksOf(accountId))[1]).toEqual({
    ...{ status: 'valid', papers: [['invoice', VAT], ['credit_note', VAT]], back: VAT },
  }); // prettier-ignore
});

test('a client that has left the Union pays no VAT from the next month on', async () => {
  const { accountId, tell, month } = await aSubscriber(null);
  await tell(null, 'gb');
  await month();
  expect((await booksOf(accountId))[1]).toEqual({
    ...{ status: 'irrelevant', papers: [['invoice', 0]], back: VAT },
  });
});
