import { expect, test } from '@jest/globals';
import {
  CREDIT_REASONS,
  INVOICE_SERIES,
  lineCents,
  signedTotal,
  sumsOf,
} from '../../../../src/modules/invoicing/domain/invoice.js';
import { anInvoice, CORRECTED } from '../../../fakes/plain-invoice.js';

test('the sums of an invoice are those of all its VAT terms', () => {
  expect(sumsOf(anInvoice())).toEqual({ netCents: 159000, vatCents: 38160, totalCents: 197160 });
  expect(sumsOf(anInvoice(CORRECTED))).toEqual({ netCents: 0, vatCents: 38160, totalCents: 38160 });
  expect(sumsOf({ vat: [] })).toEqual({ netCents: 0, vatCents: 0, totalCents: 0 });
});

test('a line costs its quantity times its price', () => {
  const line = { kind: 'standard', percent: 24, description: 'x', unitCents: 150 } as const;
  expect(lineCents({ ...line, quantity: -3 })).toBe(-450);
});

test('a credit note lowers the total of a list', () => {
  expect(signedTotal('invoice', 100)).toBe(100);
  expect(signedTotal('credit_note', 100)).toBe(-100);
});

test('there are two series and two reasons for a credit', () => {
  expect(INVOICE_SERIES).toEqual(['invoice', 'credit_note']);
  expect(CREDIT_REASONS).toEqual(['refund', 'vat_correction']);
});
