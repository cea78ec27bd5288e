/** Cancellation in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** `actor`: for the audit log. `page`: the payment page that was closed; null without one. */
export type Cancelling = Readonly<{
  at: Date;
  actor: Readonly<{ name: string; requestId: string }>;
  page: string | null;
}>;

/** `paid`, `missing`: the order was paid or deleted meanwhile; nothing changes. */
export type CancellationOutcome = 'cancelled' | 'paid' | 'missing';

export class PostgresCancellation {
  constructor(private readonly em: EntityManager) {}

  /** Cancels order, discount and page in one transaction. */
  cancel(orderId: string, cancelling: Cancelling): Promise<CancellationOutcome> {
    return this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, orderId);
      if (order === undefined) return 'missing';
      if (order.payment_status !== 'pending') return 'paid';
      if (order.cancelled_at !== null) return 'cancelled';
      await cancelOrder(em, orderId, cancelling);
      const entry = {
        action: 'order.cancelled',
        object: `order:${orderId}`,
        accountId: order.account_id,
      };
      await addToAudit(em, entry, cancelling.actor);
      return 'cancelled';
    });
  }
}

/** Serialises with settlements of the order. */
const lockOrder = (em: EntityManager, orderId: string) =>
  queries(em)
    .selectFrom('orders')
    .select(['account_id', 'payment_status', 'cancelled_at'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

/** An expired order has already returned its discount. */
async function cancelOrder(em: EntityManager, orderId: string, { at, page }: Cancelling) {
  await queries(em)
    .with('cancelled', (db) =>
      db
        .updateTable('orders')
        .set({ cancelled_at: at })
        .where('id', '=', orderId)
        .returning(['account_id', 'discount_month', 'expired_at']),
    )
    .with('closed', (db) =>
      db
        .updateTable('payment_page')
        .set({ closed_at: at })
        .where('provider_ref', '=', page)
        .where('closed_at', 'is', null),
    )
    .updateTable('discount_month as d')
    .from('cancelled as c')
    .set((eb) => ({ used: eb('d.used', '-', 1) }))
    .whereRef('d.account_id', '=', 'c.account_id')
    .whereRef('d.month', '=', 'c.discount_month')
    .where('c.expired_at', 'is', null)
    .execute();
}
