/** Invoices are created with the payment, without gaps, and never change. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SELLER } from '../orders/orders-fixture.js';
import { openInvoicesFixture, type InvoicesFixture } from './invoices-fixture.js';

const PAYMENTS = 200;
/** Creates sequentially, for a defined order. */
async function inTurn<One>(count: number, make: () => Promise<One>): Promise<readonly One[]> {
  const made: One[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
let fixture: InvoicesFixture;

beforeAll(async () => {
  fixture = await openInvoicesFixture();
});
afterAll(() => fixture.close());

test(`${String(PAYMENTS)} simultaneous payments get the numbers 1 to ${String(PAYMENTS)}`, async () => {
  const orders = await inTurn(PAYMENTS, () => fixture.anOrder());
  const outcomes = await Promise.all(
    orders.map(({ paymentEvent }) => fixture.settle(paymentEvent)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['fulfilled']));
  expect(await fixture.ordinals()).toEqual(upTo(PAYMENTS));
}, 120_000);

test('the order returns the number of its invoice once it is paid', async () => {
  const { paymentEvent, read } = await fixture.anOrder();
  expect((await read()).invoiceNumber).toBeNull();
  await fixture.settle(paymentEvent);
  expect((await read()).invoiceNumber).toMatch(/^INV-\d{4}-\d{5}$/);
});

test('a payment that is rolled back leaves no gap', async () => {
  const before = (await fixture.ordinals()).length;
  const { paymentEvent } = await fixture.anOrder();
  await fixture.rows(
    'alter table provider_event add constraint stop check (outcome is null) not valid',
  );
  await expect(fixture.settlement.settle(paymentEvent)).rejects.toThrow();
  expect(await fixture.ordinals()).toEqual(upTo(before));
  await fixture.rows('alter table provider_event drop constraint stop');
  await fixture.settle(paymentEvent);
  expect(await fixture.ordinals()).toEqual(upTo(before + 1));
});

test('a connection killed between numbering and commit leaves no gap', async () => {
  const before = (await fixture.ordinals()).length;
  const { paymentEvent, id } = await fixture.anOrder();
  const dying = fixture.em.fork().transactional(async (em) => {
    await em.execute(
      `update orders set payment_status = 'paid', document_status = 'generating', paid_at = now() where id = ?::uuid`,
      [id],
    );
    await fixture
      .invoicingIn(em)
      .issueInvoice({ orderId: id, paymentRef: 'pi', period: null }, new Date());
    await em.execute('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(dying).rejects.toThrow();
  await fixture.settle(paymentEvent);
  expect(await fixture.ordinals()).toEqual(upTo(before + 1));
});

test('the invoice keeps both parties, the sums and the payment as they were', async () => {
  const { id, client, paymentEvent, amounts } = await fixture.anOrder();
  await fixture.rows(
    `update account set billing_address = 'Ostja 2, Tartu', registration_code = '20000000' where id = ?::uuid`,
    [client.accountId],
  );
  await fixture.settle(paymentEvent);
  await fixture.rows(`update account set name = 'Renamed' where id = ?::uuid`, [client.accountId]);
  const [document] = await fixture.documents(id);
  expect(document).toMatchObject({ series: 'invoice', total_cents: amounts.totalCents });
  expect(document?.['content']).toMatchObject({
    language: 'et',
    paymentRef: paymentEvent.page.paymentId,
    orderId: id,
    seller: { ...SELLER, country: 'ee' },
    buyer: {
      name: 'Client',
      address: 'Ostja 2, Tartu',
      country: 'ee',
      registrationCode: '20000000',
    },
    lines: [{ quantity: 1, unitCents: amounts.netCents, kind: 'standard', percent: 24 }],
    vat: [{ kind: 'standard', netCents: amounts.netCents, vatCents: amounts.vatCents }],
    credited: null,
  });
});

test('the line states tier, documents and client of the order', async () => {
  const payload = { riskitase: 'R2', organisatsioon: { nimi: 'Mandant GmbH' }, keel: 'en' };
  const { id } = await fixture.aPaidOrder({ payload });
  const [printed] = await fixture.documents(id);
  const description =
    'Compliance document package · Risk tier R2 · 5 documents · Prepared for: Mandant GmbH';
  expect(printed?.['content']).toMatchObject({ lines: [{ description }] });
});

test('a licence invoice states the month that was bought', async () => {
  const { id, netCents } = await fixture.aLicenceOrder();
  await fixture.licences.openPage({ id, licence: 'professional', netCents }, 'client@example.test');
  await fixture.settlement.settle(fixture.aPaymentEvent({ orderId: id, amountCents: 122760 }));
  const [printed] = await fixture.documents(id);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const until = new Date(fixture.runtime.now());
  until.setUTCMonth(until.getUTCMonth() + 1);
  until.setUTCDate(until.getUTCDate() - 1);
  expect(printed?.['content']).toMatchObject({
    period: { from: day(fixture.runtime.now()), until: day(until) },
  });
});

test.each([
  { facts: { country: 'de' }, payload: null, language: 'de' },
  { facts: { country: 'be' }, payload: null, language: 'nl' },
  { facts: { country: 'ie' }, payload: null, language: 'en' },
  { facts: { country: 'us' }, payload: null, language: 'en' },
  { facts: { country: null }, payload: null, language: 'et' },
  { facts: { country: 'de' }, payload: { keel: 'bg' }, language: 'bg' },
])('$facts.country, ordered in $payload.keel: $language', async ({ facts, payload, language }) => {
  const { id } = await fixture.aPaidOrder({ client: facts, payload });
  expect((await fixture.documents(id))[0]?.['content']).toMatchObject({ language });
});

test('an invoice cannot be changed or removed, nor its number reused', async () => {
  const { id } = await fixture.aPaidOrder();
  const [rendered] = await fixture.documents(id);
  const number = String(rendered?.['number']);
  const attempts = [
    `update invoice set total_cents = total_cents where number = '${number}'`,
    `delete from invoice where number = '${number}'`,
    'truncate invoice',
    'update invoice_counter set last = last - 1',
    'delete from invoice_counter',
    `insert into invoice_counter (series, year, last) values ('invoice', 2999, 7)`,
    'update invoice_counter set last = last + 1',
  ];
  for (const attempt of attempts) {
    await expect(fixture.rows(attempt)).rejects.toThrow(/kept|invoice is|count|numbers?|never/);
  }
});

test('an order has one invoice, however often it is requested', async () => {
  const { id } = await fixture.aPaidOrder();
  const again = () => fixture.issue({ orderId: id, paymentRef: 'other', period: null });
  const numbers = await Promise.all([again(), again(), again()]);
  const issued = await fixture.documents(id);
  expect(issued).toHaveLength(1);
  expect(new Set(numbers)).toEqual(new Set([issued[0]?.['number']]));
});
