/** Invoices of the model: the statements of `invoicing.transaction.ts` in memory, with the real drafts. */
import type { Database, InvoiceRow } from './database.js';
import { put, rowOf } from './database.js';
import { draftCredit } from '../../src/modules/invoicing/domain/draft-credit.js';
import type {
  CreditReason,
  Invoice,
  VatShare,
} from '../../src/modules/invoicing/domain/invoice.js';

const PARTY = {
  name: 'A',
  address: null,
  country: null,
  registrationCode: null,
  vatNumber: null,
  email: null,
};

const toInvoice = (order: string, vat: readonly VatShare[]): Invoice => ({
  series: 'invoice',
  language: 'en',
  issuedOn: '2026-11-01',
  paidOn: '2026-11-01',
  paymentRef: null,
  orderId: order,
  seller: { ...PARTY, iban: null },
  buyer: PARTY,
  lines: [],
  vat,
  period: null,
  credited: null,
  isSample: false,
  number: order,
});

/** @throws Error if the order is not paid, as the repository does */
export function issueInvoice(db: Database, order: string): Database {
  if (db.invoices[order] !== undefined) return db;
  const { netCents, vatCents, vatPercent, state } = rowOf(db.orders, order);
  if (state.payment !== 'paid') throw new Error(`order ${order} is not paid`);
  const kind = vatPercent > 0 ? 'standard' : 'reverse_charge';
  const vat = [{ kind, percent: vatPercent, netCents, vatCents }] as const;
  return { ...db, invoices: put<InvoiceRow>(db.invoices, order, { vat, credits: [] }) };
}

export type Credit = Readonly<{
  order: string;
  cause: string;
  reason: CreditReason;
  totalCents: number | null;
}>;

/** One credit note per cause; none without an invoice or if nothing is left. */
export function creditNote(db: Database, { order, cause, reason, totalCents }: Credit): Database {
  const row = db.invoices[order];
  if (row === undefined || row.credits.some((note) => note.cause === cause)) return db;
  const notes = row.credits.map(({ vat }) => toInvoice(order, vat));
  const terms = { reason, totalCents, issuedOn: '2026-11-01' };
  const content = draftCredit(toInvoice(order, row.vat), notes, terms);
  if (content === null) return db;
  const credits = [...row.credits, { cause, vat: content.vat }].sort((one, other) =>
    one.cause < other.cause ? -1 : 1,
  );
  return { ...db, invoices: put(db.invoices, order, { ...row, credits }) };
}
