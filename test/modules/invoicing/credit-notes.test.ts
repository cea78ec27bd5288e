/** What is given back of an invoice. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openInvoicesHouse, type InvoicesHouse } from './invoices-fixture.js';

let house: InvoicesHouse;
beforeAll(async () => {
  house = await openInvoicesHouse();
});
afterAll(() => house.close());

type Json = Readonly<Record<string, unknown>>;

test('a refund is credited once per cause, with a number of its own series', async () => {
  const { id, amounts } = await house.aPaidOrder();
  const wish = { orderId: id, cause: 're_1', reason: 'refund', totalCents: null } as const;
  const [note, same] = await Promise.all([house.credit(wish), house.credit(wish)]);
  expect(note).toEqual(same);
  expect(note).toMatchObject({ number: expect.stringMatching(/^CN-\d{4}-\d{5}$/), totalCents: amounts.totalCents }); // prettier-ignore
  expect(await house.credit({ ...wish, cause: 're_2' })).toBeNull();
  const [invoice, creditNote] = await house.papers(id);
  expect(creditNote?.['content']).toMatchObject({
    credited: { number: invoice?.['number'], reason: 'refund' },
    vat: [{ netCents: amounts.netCents, vatCents: amounts.vatCents }],
  });
});

test('refunds of parts never give back more than was invoiced', async () => {
  const { id, amounts } = await house.aPaidOrder();
  const refund = (totalCents: number) =>
    house.credit({ orderId: id, reason: 'refund', totalCents });
  expect(await refund(10000)).toMatchObject({ totalCents: 10000 });
  expect(await refund(99_999_999)).toMatchObject({ totalCents: amounts.totalCents - 10000 });
  expect(await refund(1)).toBeNull();
  const sums = (await house.papers(id)).slice(1).map(({ content }) => content as Json);
  const vat = sums.flatMap((one) => one['vat'] as { netCents: number; vatCents: number }[]);
  expect(vat.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(amounts.netCents);
  expect(vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(amounts.vatCents);
});

test('VAT that was not owed is credited alone; what is refunded later is without VAT', async () => {
  const { id, amounts } = await house.aPaidOrder({
    client: { country: 'de', vatNumber: 'DE136695976' },
  });
  const correction = { orderId: id, reason: 'vat_correction', totalCents: null } as const;
  expect(await house.credit(correction)).toMatchObject({ totalCents: amounts.vatCents });
  expect(await house.credit(correction)).toBeNull();
  const refund = await house.credit({ orderId: id, reason: 'refund', totalCents: null });
  expect(refund).toMatchObject({ totalCents: amounts.netCents });
  const [, first, second] = await house.papers(id);
  expect((first?.['content'] as Json)['vat']).toEqual([
    { kind: 'standard', percent: 24, netCents: amounts.netCents, vatCents: amounts.vatCents },
    { kind: 'reverse_charge', percent: 0, netCents: -amounts.netCents, vatCents: 0 },
  ]);
  expect((second?.['content'] as Json)['vat']).toEqual([
    { kind: 'reverse_charge', percent: 0, netCents: amounts.netCents, vatCents: 0 },
  ]);
});

test('an unpaid order has nothing to credit', async () => {
  const { id } = await house.anOrder();
  expect(await house.credit({ orderId: id, reason: 'refund', totalCents: null })).toBeNull();
});
