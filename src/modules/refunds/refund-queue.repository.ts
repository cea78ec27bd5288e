/** Refunds as operators manage them, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.repository.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';
import type { OrderRefundEntry, RefundQueueRecords, RefundEntry } from './refunds.ports.js';

const ENTRIES = `
  select id, order_id as "orderId", split_part(reason, ':', 1) as reason,
    coalesce(payment_id, (select q.payment_id from quarantined_payment q where q.id = quarantine_id)) as "paymentId",
    amount_cents as "amountCents", state, attempts, problem, created_at as "createdAt"
  from refund_due`;

const OPEN = `${ENTRIES} where state <> 'done' order by created_at, id`;

const BEHIND =
  'and (created_at, id) > (select b.created_at, b.id from refund_due b where b.id = ?::uuid)';

const failedBehind = (behind: string): string =>
  `${ENTRIES} where state = 'failed' and order_id is not null ${behind} order by created_at, id limit ?`;

const LOCK = `
  select o.account_id, p.id as payment_id, p.amount_cents from orders o join payment p on p.order_id = o.id and p.fulfils
  where o.id = ?::uuid and o.refund_asked_at is null and o.refunded_at is null for update of o`;

const WANT = `
  insert into refund_due (payment_id, order_id, amount_cents, reason, created_at)
  values (?, ?::uuid, ?, 'order', ?) on conflict (payment_id, reason) do nothing returning id`;

/** Also stops the generation of documents. */
const STOP = `
  update orders set refund_asked_at = ?,
    failed_at = case document_status when 'generating' then coalesce(failed_at, ?) else failed_at end
  where id = ?::uuid`;

const DROP_JOB = 'select graphile_worker.remove_job(?)';

/** A new round has a new idempotency key: the old one would return the failed refund. */
const RETRY = `
  update refund_due set state = 'wanted', round = round + 1, attempts = 0, due_at = null,
    past_refs = array_remove(past_refs || provider_ref, null), provider_ref = null
  where id = ?::uuid and state = 'failed' returning order_id, quarantine_id,
    (select account_id from orders o where o.id = order_id) as account_id`;

type LockedRow = Readonly<{ account_id: string; payment_id: string; amount_cents: number }>;
type RetriedRow = Readonly<{
  order_id: string | null;
  quarantine_id: string | null;
  account_id: string | null;
}>;

type Row<Entry extends RefundEntry> = Omit<Entry, 'createdAt'> &
  Readonly<{ createdAt: DbTimestamp }>;

const toEntry = <Entry extends RefundEntry>(row: Row<Entry>) => ({
  ...row,
  createdAt: new Date(row.createdAt),
});

export class RefundQueueRepository implements RefundQueueRecords {
  constructor(private readonly em: EntityManager) {}

  async open(): Promise<readonly RefundEntry[]> {
    const rows: readonly Row<RefundEntry>[] = await this.em.fork().execute(OPEN);
    return rows.map(toEntry);
  }

  async failed({ limit, after }: Parameters<RefundQueueRecords['failed']>[0]) {
    const sql = failedBehind(after === null ? '' : BEHIND);
    const values = after === null ? [limit] : [after, limit];
    const rows: readonly Row<OrderRefundEntry>[] = await this.em.fork().execute(sql, values);
    return rows.map(toEntry);
  }

  refundOrder(orderId: string, now: Date): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly LockedRow[] = await em.execute(LOCK, [orderId]);
      const row = rows[0];
      if (row === undefined) return false;
      const values = [row.payment_id, orderId, row.amount_cents, now];
      const wanted: readonly unknown[] = await em.execute(WANT, values);
      if (wanted.length === 0) return false;
      await em.execute(STOP, [now, now, orderId]);
      await em.execute(DROP_JOB, [`documents:${orderId}`]);
      const object = `order:${orderId}`;
      const entry = { action: 'order.refund_asked', object, accountId: row.account_id };
      await addToAudit(em, entry, OPERATOR);
      return true;
    });
  }

  retry(refundId: string, actor: Actor = OPERATOR): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly RetriedRow[] = await em.execute(RETRY, [refundId]);
      const row = rows[0];
      if (row === undefined) return false;
      const object =
        row.order_id === null ? `quarantine:${String(row.quarantine_id)}` : `order:${row.order_id}`;
      const entry = { action: 'refund.retried', object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return true;
    });
  }
}
