/** What the export contains of an organisation's orders and VAT; `organisation-records.repository.ts` has the rest. */
import { sql, type ExpressionBuilder, type Kysely, type StringReference } from 'kysely';
import { hex } from '../../platform/postgres/expressions.js';
import type { Tables } from '../../platform/postgres/tables.js';

/** Rows per kind, the newest. */
export const MAX_ITEMS = sql.lit(10_000);

export type Db = Kysely<Tables>;

/**
 * As PostgreSQL writes them: timestamps with microseconds, numbers with all digits. `order by` names the table, because
 * these columns sort as text.
 */
export const texts = <Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  ...columns: readonly StringReference<Tables, Table>[]
) => columns.map((column) => eb.cast<string | null>(column, 'text').as(column));

const ordersOf = (db: Db, account: string) =>
  db.selectFrom('orders').select('id').where('account_id', '=', account);

export type Records = Readonly<
  Record<string, (db: Db, account: string) => { execute: () => Promise<readonly unknown[]> }>
>;

/** Key: name in the export. */
export const OF_ORDERS: Records = {
  orders: (db, account) =>
    db
      .selectFrom('orders')
      .select(['id', 'kind', 'service_key', 'country', 'payload', 'net_cents', 'currency'])
      .select(['vat_cents', 'vat_status', 'vat_evidence', 'payment_status', 'document_status'])
      .select(['document_count', 'idempotency_key'])
      .select((eb) => texts(eb, 'vat_percent', 'created_at', 'paid_at', 'released_at'))
      .select((eb) => texts(eb, 'expired_at', 'cancelled_at', 'failed_at', 'refunded_at'))
      .where('account_id', '=', account)
      .orderBy('orders.created_at', 'desc')
      .limit(MAX_ITEMS),
  order_events: (db, account) =>
    db
      .selectFrom('order_event')
      .select(['key', 'order_id', 'kind', 'payment_status', 'document_status'])
      .select((eb) => texts(eb, 'at'))
      .where('account_id', '=', account)
      .orderBy('order_event.id', 'desc')
      .limit(MAX_ITEMS),
  documents: (db, account) =>
    db
      .selectFrom('document')
      .select(['id', 'order_id', 'kind', 'file_name', 'content_type', 'language', 'kb_version'])
      .select('size_bytes')
      .select(hex('sha256').as('sha256'))
      .select((eb) => texts(eb, 'created_at', 'erased_at'))
      .where('order_id', 'in', ordersOf(db, account))
      .orderBy('document.created_at', 'desc')
      .limit(MAX_ITEMS),
  document_renewals: (db, account) =>
    db
      .selectFrom('document_renewal')
      .select(['order_id', 'cause', 'kb_version', 'changes'])
      .select((eb) => texts(eb, 'created_at'))
      .where('order_id', 'in', ordersOf(db, account))
      .orderBy('document_renewal.created_at', 'desc')
      .limit(MAX_ITEMS),
  payments: (db, account) =>
    db
      .selectFrom('payment')
      .select(['id', 'order_id', 'amount_cents', 'currency', 'fulfils'])
      .select((eb) => texts(eb, 'received_at'))
      .where('order_id', 'in', ordersOf(db, account))
      .orderBy('payment.received_at', 'desc')
      .limit(MAX_ITEMS),
  refunds: (db, account) =>
    db
      .selectFrom('refund_due')
      .select(['id', 'order_id', 'amount_cents', 'reason', 'state'])
      .select((eb) => texts(eb, 'created_at', 'refunded_at'))
      .where('order_id', 'in', ordersOf(db, account))
      .orderBy('refund_due.created_at', 'desc')
      .limit(MAX_ITEMS),
  quarantined_payments: (db, account) =>
    db
      .selectFrom('quarantined_payment')
      .select(['id', 'order_id', 'reason', 'amount', 'currency', 'state'])
      .select((eb) => texts(eb, 'received_at', 'resolved_at'))
      .where('order_id', 'in', ordersOf(db, account))
      .orderBy('quarantined_payment.received_at', 'desc')
      .limit(MAX_ITEMS),
  invoices: (db, account) =>
    db
      .selectFrom('invoice')
      .select(['number', 'series', 'order_id', 'issued_on', 'net_cents', 'vat_cents'])
      .select(['total_cents', 'content', 'credits'])
      .select((eb) => texts(eb, 'issued_at'))
      .where('account_id', '=', account)
      .orderBy('invoice.issued_at', 'desc')
      .limit(MAX_ITEMS),
  discounts: (db, account) =>
    db
      .selectFrom('discount_month')
      .select(['month', 'used'])
      .where('account_id', '=', account)
      .orderBy('month', 'desc')
      .limit(MAX_ITEMS),
  vat_rechecks: (db, account) =>
    db
      .selectFrom('vat_recheck')
      .select(['vat_number', 'attempts'])
      .select((eb) => texts(eb, 'since', 'due_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  vat_checks: (db, account) =>
    db
      .selectFrom('vat_check_trader as t')
      .innerJoin('vat_check as c', 'c.id', 't.check_id')
      .select(['c.vat_number', 'c.is_valid', 'c.requester', 'c.consultation'])
      .select(['t.name', 't.address', 't.name_verdict'])
      .select((eb) => eb.cast<string>('c.answered_at', 'text').as('answered_at'))
      .where('t.account_id', '=', account)
      .orderBy('c.answered_at', 'desc')
      .limit(MAX_ITEMS),
  vat_reviews: (db, account) =>
    db
      .selectFrom('vat_review')
      .select(['vat_number', 'country', 'doubts', 'name_match', 'address_match', 'state'])
      .select((eb) => texts(eb, 'opened_at', 'decided_at'))
      .where('account_id', '=', account)
      .orderBy('vat_review.opened_at', 'desc')
      .limit(MAX_ITEMS),
};
