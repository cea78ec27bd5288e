/** Document numbers: series, year, gapless ordinal. */
import type { InvoiceSeries } from './invoice.js';

const PREFIX: Readonly<Record<InvoiceSeries, string>> = { invoice: 'INV', credit_note: 'CN' };

/** Minimum. */
const DIGITS = 5;

export const invoiceNumber = (series: InvoiceSeries, year: number, ordinal: number): string =>
  `${PREFIX[series]}-${String(year)}-${String(ordinal).padStart(DIGITS, '0')}`;
