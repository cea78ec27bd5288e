import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftCredit, remaining } from '../../../../src/modules/invoicing/domain/draft-credit.js';
import { sumsOf, type InvoiceContent } from '../../../../src/modules/invoicing/domain/invoice.js';
import { vatOf } from '../../../../src/modules/vat/domain/vat.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const DAY = '2026-12-01';

function invoiceOf(netCents: number, percent: number) {
  const terms = { kind: 'standard', percent } as const;
  return anInvoice({
    lines: [{ ...terms, description: 'one', quantity: 1, unitCents: netCents }],
    vat: [{ ...terms, netCents, vatCents: vatOf(netCents, percent) }],
  });
}

test('partial credits add up to the invoice, and each is consistent', () => {
  const options = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 350_000 }),
      fc.constantFrom(0, 22, 24, 25.5),
      options,
      (netCents, percent, sums) => {
        const invoice = invoiceOf(netCents, percent);
        const notes: InvoiceContent[] = [];
        for (const totalCents of [...sums, null]) {
          const terms = { reason: 'refund', totalCents, issuedOn: DAY } as const;
          const note = draftCredit(invoice, notes, terms);
          if (note === null) break;
          const { netCents: net, vatCents: vat, totalCents: total } = sumsOf(note);
          expect(total).toBe(net + vat);
          expect(total).toBeGreaterThan(0);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(Math.abs(vat - vatOf(net, percent))).toBeLessThanOrEqual(1 + sums.length);
          notes.push(note);
        }
        expect(remaining(invoice, notes)).toEqual([]);
        const given = notes.reduce((sum, note) => sum + sumsOf(note).totalCents, 0);
        expect(given).toBe(sumsOf(invoice).totalCents);
      },
    ),
  );
});

test('a correction of VAT credits only the VAT, once', () => {
  const invoice = invoiceOf(99000, 24);
  const correction = { reason: 'vat_correction', totalCents: null, issuedOn: DAY } as const;
  const note = draftCredit(invoice, [], correction);
  expect(note === null ? null : sumsOf(note)).toEqual({
    netCents: 0,
    vatCents: 23760,
    totalCents: 23760,
  });
  expect(note?.lines.map(({ quantity, unitCents }) => quantity * unitCents)).toEqual([
    99000, -99000,
  ]);
  expect(note === null ? note : draftCredit(invoice, [note], correction)).toBeNull();
});

test('a credit note names its invoice, and keeps its parties and its language', () => {
  const invoice = anInvoice({ language: 'de' });
  const note = draftCredit(invoice, [], { reason: 'refund', totalCents: null, issuedOn: DAY });
  expect(note).toMatchObject({
    series: 'credit_note',
    language: 'de',
    issuedOn: DAY,
    seller: invoice.seller,
    buyer: invoice.buyer,
    credited: { number: invoice.number, issuedOn: invoice.issuedOn, reason: 'refund' },
  });
});
