/** Issued invoices in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { signedTotal, type Invoice, type InvoiceSeries } from './domain/invoice.js';
import type { FoundInvoice, InvoiceReader, InvoicePage } from '../billing/billing.ports.js';
import { toInvoice } from './invoice-row.repository.js';

const LIST = `
  select number, series, order_id, to_char(issued_on, 'YYYY-MM-DD') as issued_on, total_cents, credits, issued_at
  from invoice
  where account_id = ?::uuid and (issued_at, number) < (?::timestamptz, ?)
  order by issued_at desc, number desc
  limit ?`;

/** Later than any invoice. */
const TOP = { issuedAt: 'infinity', number: '' } as const;

const FIND = 'select content from invoice where account_id = ?::uuid and number = ?';

/** Check constraints guarantee these types. */
type InvoiceRow = Readonly<{
  number: string;
  series: InvoiceSeries;
  order_id: string;
  issued_on: string;
  total_cents: number;
  credits: string | null;
  issued_at: string | Date;
}>;

export class PostgresInvoices implements InvoiceReader {
  constructor(private readonly em: EntityManager) {}

  async list(accountId: string, { limit, after }: InvoicePage): Promise<readonly FoundInvoice[]> {
    const { issuedAt, number } = after ?? TOP;
    const rows: readonly InvoiceRow[] = await this.em
      .fork()
      .execute(LIST, [accountId, issuedAt, number, limit]);
    return rows.map(toFound);
  }

  async find(accountId: string, number: string): Promise<Invoice | null> {
    const rows: readonly { content: unknown }[] = await this.em
      .fork()
      .execute(FIND, [accountId, number]);
    const row = rows[0];
    return row === undefined ? null : toInvoice(row.content);
  }
}

const toFound = (row: InvoiceRow): FoundInvoice => ({
  summary: {
    number: row.number,
    series: row.series,
    orderId: row.order_id,
    issuedOn: row.issued_on,
    totalCents: signedTotal(row.series, row.total_cents),
    credits: row.credits,
  },
  position: { issuedAt: new Date(row.issued_at), number: row.number },
});
