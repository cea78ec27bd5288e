/** Issues invoices and credit notes within the caller's transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type NotNull } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { draftCredit } from './domain/draft-credit.js';
import { draftInvoice, type InvoiceFacts, type InvoiceSettings } from './domain/draft-invoice.js';
import { sumsOf, type Invoice, type InvoiceContent, type InvoiceSeries } from './domain/invoice.js';
import { invoiceNumber } from './domain/invoice-number.js';
import type { CreditNote, CreditOptions, InvoiceOptions } from './domain/invoicing.js';
import { localDate } from '../incidents/domain/local-time.js';
import { toInvoice } from './invoices.repository.js';

/** Of a paid order; its VAT is decided, by a check constraint. */
const factsOf = (em: EntityManager, orderId: string) =>
  queries(em)
    .selectFrom('orders as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.account_id', 'o.service_key', 'o.net_cents', 'o.vat_percent', 'o.vat_cents'])
    .select([
      'o.document_count',
      'o.vat_status',
      'a.name',
      'a.billing_address',
      'a.billing_country',
    ])
    .select(['a.registration_code', 'a.vat_number', 'a.email'])
    .select([
      sql<string | null>`o.vat_evidence ->> 'vatNumber'`.as('charged_number'),
      sql<string | null>`o.payload ->> 'keel'`.as('language'),
      sql<string | null>`o.payload ->> 'periood'`.as('period'),
      sql<string | null>`o.payload ->> 'riskitase'`.as('tier'),
      sql<string | null>`o.payload #>> '{organisatsioon,nimi}'`.as('client'),
    ])
    .where('o.id', '=', orderId)
    .where('o.payment_status', '=', 'paid')
    .$narrowType<{ vat_percent: NotNull; vat_cents: NotNull; vat_status: NotNull }>();

type FactsRow = InferResult<ReturnType<typeof factsOf>>[number];

/** `cause`: of a credit note. */
type NewInvoice = Readonly<{
  content: InvoiceContent;
  accountId: string;
  cause: string | null;
  now: Date;
}>;

/** Call it last: a drawn number blocks other transactions until the transaction ends. */
export class InvoicingTransaction {
  /** @param em of the open transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly settings: InvoiceSettings,
  ) {}

  /** Issues the order's invoice once. @returns its number */
  async issueInvoice(options: InvoiceOptions, now: Date): Promise<string> {
    const issued = await this.lockInvoice(options.orderId);
    if (issued !== null) return issued.invoice.number;
    const row = await factsOf(this.em, options.orderId).executeTakeFirst();
    if (row === undefined) throw new Error(`order ${options.orderId} is not paid`);
    const content = draftInvoice(toFacts(row, options.orderId), options, { ...this.settings, now });
    return this.add({ content, accountId: row.account_id, cause: null, now });
  }

  /**
   * Issues one credit note per cause.
   * @returns null if the order has no invoice or nothing of it is left to credit
   */
  async creditNote(options: CreditOptions, now: Date): Promise<CreditNote | null> {
    const issued = await this.lockInvoice(options.orderId);
    if (issued === null) return null;
    const { invoice, accountId } = issued;
    const rows = await queries(this.em)
      .selectFrom('invoice')
      .select(['cause', 'content'])
      .where('credits', '=', invoice.number)
      .orderBy('ordinal')
      .execute();
    const known = rows.find(({ cause }) => cause === options.cause);
    if (known !== undefined) return toCreditNote(toInvoice(known.content));
    const notes = rows.map(({ content }) => toInvoice(content));
    const { reason, totalCents, cause } = options;
    const issuedOn = localDate(now, this.settings.zone);
    const content = draftCredit(invoice, notes, { reason, totalCents, issuedOn });
    if (content === null) return null;
    const number = await this.add({ content, accountId, cause, now });
    return toCreditNote({ ...content, number });
  }

  /** Serialises the credit notes of one invoice. */
  private async lockInvoice(orderId: string) {
    const row = await queries(this.em)
      .selectFrom('invoice')
      .select(['account_id', 'content'])
      .where('order_id', '=', orderId)
      .where('series', '=', sql.lit('invoice'))
      .forUpdate()
      .executeTakeFirst();
    return row === undefined
      ? null
      : { invoice: toInvoice(row.content), accountId: row.account_id };
  }

  /** Locks the counter until the transaction ends, so that numbers have no gaps. */
  private async drawOrdinal(series: InvoiceSeries, year: number): Promise<number> {
    const { last } = await queries(this.em)
      .insertInto('invoice_counter')
      .values({ series, year, last: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['series', 'year'])
          .doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  }

  private async add({ content, accountId, cause, now }: NewInvoice): Promise<string> {
    const { series, issuedOn, orderId, credited } = content;
    const year = Number(issuedOn.slice(0, 4));
    const ordinal = await this.drawOrdinal(series, year);
    const number = invoiceNumber(series, year, ordinal);
    const { netCents, vatCents, totalCents } = sumsOf(content);
    await queries(this.em)
      .insertInto('invoice')
      .values({
        number,
        series,
        year,
        ordinal,
        order_id: orderId,
        account_id: accountId,
        issued_on: issuedOn,
        net_cents: netCents,
        vat_cents: vatCents,
        total_cents: totalCents,
        content: JSON.stringify({ ...content, number }),
        credits: credited?.number ?? null,
        cause,
        issued_at: now,
      })
      .execute();
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
  tier: row.tier,
  documentCount: row.document_count,
  client: row.client,
  netCents: row.net_cents,
  vatPercent: row.vat_percent,
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
