import { expect, test } from '@jest/globals';
import { invoiceNumber } from '../../../../src/modules/invoicing/domain/invoice-number.js';

test.each([
  { series: 'invoice', ordinal: 1, number: 'INV-2026-00001' },
  { series: 'invoice', ordinal: 99_999, number: 'INV-2026-99999' },
  { series: 'invoice', ordinal: 100_000, number: 'INV-2026-100000' },
  { series: 'credit_note', ordinal: 12, number: 'CN-2026-00012' },
] as const)('document $ordinal of the series $series is $number', ({ series, ordinal, number }) => {
  expect(invoiceNumber(series, 2026, ordinal)).toBe(number);
});
