/** Issues invoices and credit notes within the caller's transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { draftCredit } from './domain/draft-credit.js';
import { draftInvoice, type InvoiceFacts, type InvoiceSettings } from './domain/draft-invoice.js';
import { sumsOf, type Invoice, type InvoiceContent } from './domain/invoice.js';
import { invoiceNumber } from './domain/invoice-number.js';
import type { CreditNote, CreditOptions, InvoiceOptions, Invoicing } from './domain/invoicing.js';
import type { VatStatus } from '../vat/domain/vat.js';
import { localDate } from '../incidents/domain/local-time.js';
import { toInvoice } from './invoice-row.repository.js';

const FACTS = `
  select o.account_id, o.service_key, o.net_cents, o.vat_percent, o.vat_cents, o.vat_status,
    o.vat_evidence ->> 'vatNumber' as charged_number,
    o.payload ->> 'keel' as language, o.payload ->> 'periood' as period,
    a.name, a.billing_address, a.billing_country, a.registration_code, a.vat_number, a.email
  from orders o join account a on a.id = o.account_id
  where o.id = ?::uuid and o.payment_status = 'paid'`;

/** Serialises the credit notes of one invoice. */
const INVOICE = `
  select account_id, content from invoice where order_id = ?::uuid and series = 'invoice' for update`;

const CREDIT_NOTES = `
  select cause, content from invoice where credits = ? order by ordinal`;

/** Locked until the transaction ends, so that numbers have no gaps. */
const DRAW = `
  insert into invoice_counter (series, year, last) values (?, ?, 1)
  on conflict (series, year) do update set last = invoice_counter.last + 1
  returning last`;

const ADD = `
  insert into invoice (number, series, year, ordinal, order_id, account_id, issued_on, net_cents, vat_cents,
    total_cents, content, credits, cause, issued_at)
  values (?, ?, ?, ?, ?::uuid, ?::uuid, ?::date, ?, ?, ?, ?::jsonb, ?, ?, ?)`;

type FactsRow = Readonly<{
  account_id: string;
  service_key: string;
  net_cents: number;
  vat_percent: string | number;
  vat_cents: number;
  vat_status: VatStatus;
  charged_number: string | null;
  language: string | null;
  period: string | null;
  name: string;
  billing_address: string | null;
  billing_country: string | null;
  registration_code: string | null;
  vat_number: string | null;
  email: string | null;
}>;

type InvoiceRow = Readonly<{ account_id: string; content: unknown }>;
type NoteRow = Readonly<{ cause: string; content: unknown }>;

/** `cause`: of a credit note. */
type NewInvoice = Readonly<{
  content: InvoiceContent;
  accountId: string;
  cause: string | null;
  now: Date;
}>;

class PostgresInvoicing implements Invoicing {
  /** @param em of the open transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly around: InvoiceSettings,
  ) {}

  async issueInvoice(options: InvoiceOptions, now: Date): Promise<string> {
    const issued = await this.invoiceOf(options.orderId);
    if (issued !== null) return issued.invoice.number;
    const rows: readonly FactsRow[] = await this.em.execute(FACTS, [options.orderId]);
    const row = rows[0];
    if (row === undefined) throw new Error(`order ${options.orderId} is not paid`);
    const content = draftInvoice(toFacts(row, options.orderId), options, { ...this.around, now });
    return this.add({ content, accountId: row.account_id, cause: null, now });
  }

  async creditNote(options: CreditOptions, now: Date): Promise<CreditNote | null> {
    const issued = await this.invoiceOf(options.orderId);
    if (issued === null) return null;
    const { invoice, accountId } = issued;
    const rows: readonly NoteRow[] = await this.em.execute(CREDIT_NOTES, [invoice.number]);
    const known = rows.find(({ cause }) => cause === options.cause);
    if (known !== undefined) return toCreditNote(toInvoice(known.content));
    const notes = rows.map(({ content }) => toInvoice(content));
    const { reason, totalCents, cause } = options;
    const issuedOn = localDate(now, this.around.zone);
    const content = draftCredit(invoice, notes, { reason, totalCents, issuedOn });
    if (content === null) return null;
    const number = await this.add({ content, accountId, cause, now });
    return toCreditNote({ ...content, number });
  }

  private async invoiceOf(orderId: string) {
    const rows: readonly InvoiceRow[] = await this.em.execute(INVOICE, [orderId]);
    const row = rows[0];
    return row === undefined
      ? null
      : { invoice: toInvoice(row.content), accountId: row.account_id };
  }

  private async add({ content, accountId, cause, now }: NewInvoice): Promise<string> {
    const { series, issuedOn, orderId, credited } = content;
    const year = Number(issuedOn.slice(0, 4));
    const drawn: readonly { last: number }[] = await this.em.execute(DRAW, [series, year]);
    const ordinal = drawn[0]?.last ?? 0;
    const number = invoiceNumber(series, year, ordinal);
    const { netCents, vatCents, totalCents } = sumsOf(content);
    await this.em.execute(ADD, [
      ...[number, series, year, ordinal, orderId, accountId, issuedOn],
      ...[netCents, vatCents, totalCents, JSON.stringify({ ...content, number })],
      ...[credited?.number ?? null, cause, now],
    ]);
    return number;
  }
}

const toCreditNote = (note: Invoice): CreditNote => ({
  number: note.number,
  totalCents: sumsOf(note).totalCents,
});

const toFacts = (row: FactsRow, orderId: string): InvoiceFacts => ({
  orderId,
  serviceKey: row.service_key,
  netCents: row.net_cents,
  vatPercent: Number(row.vat_percent),
  vatCents: row.vat_cents,
  vatStatus: row.vat_status,
  chargedNumber: row.charged_number,
  language: row.language,
  period: row.period,
  buyer: {
    name: row.name,
    address: row.billing_address,
    country: row.billing_country,
    registrationCode: row.registration_code,
    vatNumber: row.vat_number,
    email: row.email,
  },
});

/** Creates `Invoicing` for the transaction of another repository. */
export type InvoicingIn = (em: EntityManager) => Invoicing;

export const invoicingIn =
  (around: InvoiceSettings): InvoicingIn =>
  (em) =>
    new PostgresInvoicing(em, around);
