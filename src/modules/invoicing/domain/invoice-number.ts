/** Numbers of invoices and credit notes: series, year, and the place in it without a gap. */
import type { InvoiceSeries } from './invoice.js';

const PREFIX: Readonly<Record<InvoiceSeries, string>> = { invoice: 'INV', credit_note: 'CN' };

/** More digits follow where they are needed. */
const DIGITS = 5;

export const invoiceNumber = (series: InvoiceSeries, year: number, ordinal: number): string =>
  `${PREFIX[series]}-${String(year)}-${String(ordinal).padStart(DIGITS, '0')}`;
