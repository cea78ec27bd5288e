/** Orders whose VAT may still change, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { InvoiceSettings } from '../invoicing/domain/draft-invoice.js';
import { InvoicingTransaction } from '../invoicing/invoicing.transaction.js';
import type { OrderedNumber, PaidVat } from './domain/vat-order.js';
import {
  evidenceOf,
  VatRevisionTransaction,
  frozenVat,
  toFrozen,
} from './vat-revision.transaction.js';

export class VatRevisionStore {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoiceSettings,
  ) {}

  /** Ids of orders that wait for an answer. */
  async waiting({ accountId, vatNumber }: OrderedNumber): Promise<readonly string[]> {
    const rows = await queries(this.em)
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.account_id', '=', accountId)
      .where('o.vat_status', '=', sql.lit('unavailable'))
      .where(evidenceOf('vatNumber'), '=', vatNumber)
      .where('o.cancelled_at', 'is', null)
      .where('o.refunded_at', 'is', null)
      .orderBy('o.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** By order id if given, otherwise by payment page; null if there is no such order or its VAT is undecided. */
  async paidVat({
    orderId,
    pageRef,
  }: Readonly<{ orderId: string | null; pageRef: string }>): Promise<PaidVat | null> {
    const orders = frozenVat(this.em);
    const found =
      orderId === null
        ? orders.where('o.id', '=', (eb) =>
            eb.selectFrom('payment_page').select('order_id').where('provider_ref', '=', pageRef),
          )
        : orders.where('o.id', '=', orderId);
    const row = await found.executeTakeFirst();
    const frozen = row === undefined ? null : toFrozen(row);
    if (row === undefined || frozen === null) return null;
    const { id, account_id: accountId, payment_status: payment } = row;
    return { orderId: id, accountId, payment, frozen };
  }

  /** One transaction. */
  transact<Result>(work: (records: VatRevisionTransaction) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional((em) => {
      const invoicing = new InvoicingTransaction(em, this.invoices);
      return work(new VatRevisionTransaction(em, invoicing));
    });
  }
}
