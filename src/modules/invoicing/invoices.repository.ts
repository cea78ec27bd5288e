/** Issued invoices in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import { queries } from '../../platform/postgres/tables.js';
import { LANGUAGES } from '../../shared/language.js';
import { VAT_KINDS } from '../vat/domain/vat.js';
import { CREDIT_REASONS, INVOICE_SERIES, signedTotal, type Invoice } from './domain/invoice.js';
import type { FoundInvoice, InvoicePage } from './domain/invoice-list.js';

const text = z.string().nullable();
const cents = z.int();

const party = z.object({
  name: z.string(),
  address: text,
  country: text,
  registrationCode: text,
  vatNumber: text,
  email: text,
});

const terms = { kind: z.enum(VAT_KINDS), percent: z.number() };

const invoice = z.object({
  number: z.string(),
  series: z.enum(INVOICE_SERIES),
  language: z.enum(LANGUAGES),
  issuedOn: z.iso.date(),
  paidOn: z.iso.date(),
  paymentRef: text,
  orderId: z.string(),
  seller: party.extend({ iban: text }),
  buyer: party,
  lines: z.array(
    z.object({ ...terms, description: z.string(), quantity: z.int(), unitCents: cents }),
  ),
  vat: z.array(z.object({ ...terms, netCents: cents, vatCents: cents })),
  period: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  credited: z
    .object({ number: z.string(), issuedOn: z.iso.date(), reason: z.enum(CREDIT_REASONS) })
    .nullable(),
  isSample: z.boolean(),
});

/** @throws ZodError for content that this version did not write: a bug */
export const toInvoice = (content: unknown): Invoice => invoice.parse(content);

export class InvoicesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  async list(accountId: string, { limit, after }: InvoicePage): Promise<readonly FoundInvoice[]> {
    const all = queries(this.em)
      .selectFrom('invoice')
      .select(['number', 'series', 'order_id', 'total_cents', 'credits', 'issued_at'])
      .select(sql<string>`to_char(issued_on, 'YYYY-MM-DD')`.as('issued_on'))
      .where('account_id', '=', accountId);
    const later =
      after === null
        ? all
        : all.where((eb) =>
            eb(
              eb.refTuple('issued_at', 'number'),
              '<',
              eb.tuple<Date, string>(after.issuedAt, after.number),
            ),
          );
    const rows = await later
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      summary: {
        number: row.number,
        series: row.series,
        orderId: row.order_id,
        issuedOn: row.issued_on,
        totalCents: signedTotal(row.series, row.total_cents),
        credits: row.credits,
      },
      position: { issuedAt: row.issued_at, number: row.number },
    }));
  }

  /** @returns null if the account has no invoice of that number */
  async find(accountId: string, number: string): Promise<Invoice | null> {
    const row = await queries(this.em)
      .selectFrom('invoice')
      .select('content')
      .where('account_id', '=', accountId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : toInvoice(row.content);
  }
}
