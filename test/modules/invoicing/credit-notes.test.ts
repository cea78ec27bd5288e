/** Credit notes for invoices. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openInvoicesFixture, type InvoicesFixture } from './invoices-fixture.js';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await openInvoicesFixture();
});
afterAll(() => fixture.close());

type Json = Readonly<Record<string, unknown>>;

test('a refund is credited once per cause, with a number of the credit note series', async () => {
  const { id, amounts } = await fixture.aPaidOrder();
  const options = { orderId: id, cause: 're_1', reason: 'refund', totalCents: null } as const;
  const [note, same] = await Promise.all([fixture.credit(options), fixture.credit(options)]);
  expect(note).toEqual(same);
  expect(note).toMatchObject({
    number: expect.stringMatching(/^CN-\d{4}-\d{5}$/),
    totalCents: amounts.totalCents,
  });
  expect(await fixture.credit({ ...options, cause: 're_2' })).toBeNull();
  const [invoice, creditNote] = await fixture.documents(id);
  expect(creditNote?.['content']).toMatchObject({
    credited: { number: invoice?.['number'], reason: 'refund' },
    vat: [{ netCents: amounts.netCents, vatCents: amounts.vatCents }],
  });
});

test('partial refunds never credit more than was invoiced', async () => {
  const { id, amounts } = await fixture.aPaidOrder();
  const refund = (totalCents: number) =>
    fixture.credit({ orderId: id, reason: 'refund', totalCents });
  expect(await refund(10000)).toMatchObject({ totalCents: 10000 });
  expect(await refund(99_999_999)).toMatchObject({ totalCents: amounts.totalCents - 10000 });
  expect(await refund(1)).toBeNull();
  const sums = (await fixture.documents(id)).slice(1).map(({ content }) => content as Json);
  const vat = sums.flatMap((one) => one['vat'] as { netCents: number; vatCents: number }[]);
  expect(vat.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(amounts.netCents);
  expect(vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(amounts.vatCents);
});

test('VAT that was not owed is credited separately; later refunds are without VAT', async () => {
  const { id, amounts } = await fixture.aPaidOrder({
    client: { country: 'de', vatNumber: 'DE136695976' },
  });
  const correction = { orderId: id, reason: 'vat_correction', totalCents: null } as const;
  expect(await fixture.credit(correction)).toMatchObject({ totalCents: amounts.vatCents });
  expect(await fixture.credit(correction)).toBeNull();
  const refund = await fixture.credit({ orderId: id, reason: 'refund', totalCents: null });
  expect(refund).toMatchObject({ totalCents: amounts.netCents });
  const [, first, second] = await fixture.documents(id);
  expect((first?.['content'] as Json)['vat']).toEqual([
    { kind: 'standard', percent: 24, netCents: amounts.netCents, vatCents: amounts.vatCents },
    { kind: 'reverse_charge', percent: 0, netCents: -amounts.netCents, vatCents: 0 },
  ]);
  expect((second?.['content'] as Json)['vat']).toEqual([
    { kind: 'reverse_charge', percent: 0, netCents: amounts.netCents, vatCents: 0 },
  ]);
});

test('an unpaid order has nothing to credit', async () => {
  const { id } = await fixture.anOrder();
  expect(await fixture.credit({ orderId: id, reason: 'refund', totalCents: null })).toBeNull();
});
