/** Cancellation in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { addToAudit } from '../audit/audit.repository.js';
import type { CancellationOutcome, CancellationStore, Cancelling } from './cancellation.ports.js';
import { SELECT_ORDER, toRecord, type OrderRow } from '../orders/order-row.repository.js';
import type { OrderRecord } from '../orders/orders.ports.js';

/** Serialises with settlements of the order. */
const LOCK = `
  select account_id, payment_status, cancelled_at is not null as is_cancelled
  from orders where id = ?::uuid for update`;

/** An expired order has already returned its discount. */
const CANCEL = `
  with cancelled as (
    update orders set cancelled_at = ? where id = ?::uuid returning account_id, discount_month, expired_at
  ), closed as (
    update payment_page set closed_at = ? where provider_ref = ? and closed_at is null
  )
  update discount_month d set used = d.used - 1 from cancelled c
  where d.account_id = c.account_id and d.month = c.discount_month and c.expired_at is null`;

type LockRow = Readonly<{ account_id: string; payment_status: string; is_cancelled: boolean }>;

export class PostgresCancellation implements CancellationStore {
  constructor(private readonly em: EntityManager) {}

  async find(accountId: string, orderId: string): Promise<OrderRecord | null> {
    const sql = `${SELECT_ORDER} where o.account_id = ?::uuid and o.id = ?::uuid`;
    const rows: readonly OrderRow[] = await this.em.fork().execute(sql, [accountId, orderId]);
    return rows[0] === undefined ? null : toRecord(rows[0]);
  }

  cancel(orderId: string, { at, actor, page }: Cancelling): Promise<CancellationOutcome> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly LockRow[] = await em.execute(LOCK, [orderId]);
      const row = rows[0];
      if (row === undefined) return 'missing';
      if (row.payment_status !== 'pending') return 'paid';
      if (row.is_cancelled) return 'cancelled';
      await em.execute(CANCEL, [at, orderId, at, page]);
      const object = `order:${orderId}`;
      const entry = { action: 'order.cancelled', object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return 'cancelled';
    });
  }
}
