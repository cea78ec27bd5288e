/** Refunds as operators manage them, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import type { RefundReason } from './domain/refund.js';
import type { OrderRefundEntry, RefundEntry } from './refunds.ports.js';
import { refundedPaymentId } from './refunds.repository.js';
import { addToAudit } from '../audit/audit.transaction.js';

export class RefundQueueRepository {
  constructor(private readonly em: EntityManager) {}

  /** Unfinished refunds, oldest first. */
  open(): Promise<readonly RefundEntry[]> {
    return selectRefunds(this.em).where('state', '<>', sql.lit('done')).execute();
  }

  /** Failed refunds of orders, oldest first. @param options `after`: last refund of the previous page */
  failed({
    limit,
    after,
  }: Readonly<{ limit: number; after: string | null }>): Promise<readonly OrderRefundEntry[]> {
    return selectRefunds(this.em)
      .where('state', '=', sql.lit('failed'))
      .where('order_id', 'is not', null)
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('created_at', 'id'),
            '>',
            eb
              .selectFrom('refund_due as b')
              .select(['b.created_at', 'b.id'])
              .where('b.id', '=', after)
              .$asTuple('created_at', 'id'),
          ),
        ),
      )
      .limit(limit)
      .$narrowType<{ orderId: string }>()
      .execute();
  }

  /** Refunds the rest of the payment. @returns false if the order is unpaid or its refund was already requested */
  refundOrder(orderId: string, now: Date): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const paid = await lockPaidOrder(em, orderId);
      if (paid === undefined) return false;
      if (!(await addRefund(em, { ...paid, order_id: orderId, now }))) return false;
      await stopGeneration(em, orderId, now);
      const object = `order:${orderId}`;
      const entry = { action: 'order.refund_asked', object, accountId: paid.account_id };
      await addToAudit(em, entry, OPERATOR);
      return true;
    });
  }

  /** @returns false if there is no such failed refund */
  retry(refundId: string, actor: Actor = OPERATOR): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const row = await retryRefund(em, refundId);
      if (row === undefined) return false;
      const object =
        row.order_id === null ? `quarantine:${String(row.quarantine_id)}` : `order:${row.order_id}`;
      const entry = { action: 'refund.retried', object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return true;
    });
  }
}

const selectRefunds = (em: EntityManager) =>
  queries(em)
    .selectFrom('refund_due')
    .select(['id', 'order_id as orderId', 'amount_cents as amountCents', 'state'])
    .select(['attempts', 'problem', 'created_at as createdAt'])
    .select((eb) => [
      sql<RefundReason>`split_part(${eb.ref('reason')}, ':', 1)`.as('reason'),
      refundedPaymentId.as('paymentId'),
    ])
    .orderBy('created_at')
    .orderBy('id');

const lockPaidOrder = (em: EntityManager, orderId: string) =>
  queries(em)
    .selectFrom('orders as o')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.order_id', '=', 'o.id').on((eb) => eb.ref('p.fulfils')),
    )
    .select(['o.account_id', 'p.id as payment_id', 'p.amount_cents'])
    .where('o.id', '=', orderId)
    .where('o.refund_asked_at', 'is', null)
    .where('o.refunded_at', 'is', null)
    .forUpdate('o')
    .executeTakeFirst();

type NewRefund = Readonly<{
  payment_id: string;
  order_id: string;
  amount_cents: number;
  now: Date;
}>;

/** @returns false if the refund was already requested */
async function addRefund(em: EntityManager, refund: NewRefund): Promise<boolean> {
  const row = await queries(em)
    .insertInto('refund_due')
    .values({
      payment_id: refund.payment_id,
      order_id: refund.order_id,
      amount_cents: refund.amount_cents,
      reason: 'order',
      created_at: refund.now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Also stops the generation of documents. */
async function stopGeneration(em: EntityManager, orderId: string, now: Date): Promise<void> {
  const db = queries(em);
  await db
    .updateTable('orders')
    .set((eb) => ({
      refund_asked_at: now,
      failed_at: eb
        .case('document_status')
        .when(sql.lit('generating'))
        .then(eb.fn.coalesce('failed_at', eb.val(now)))
        .else(eb.ref('failed_at'))
        .end(),
    }))
    .where('id', '=', orderId)
    .execute();
  const key = `documents:${orderId}`;
  await sql<{ remove_job: unknown }>`select graphile_worker.remove_job(${key})`.execute(db);
}

/** A new round has a new idempotency key: the old one would return the failed refund. */
const retryRefund = (em: EntityManager, refundId: string) =>
  queries(em)
    .updateTable('refund_due')
    .set((eb) => ({
      state: sql.lit('wanted'),
      round: eb('round', '+', 1),
      attempts: 0,
      due_at: null,
      past_refs: sql<
        string[]
      >`array_remove(${eb.ref('past_refs')} || ${eb.ref('provider_ref')}, null)`,
      provider_ref: null,
    }))
    .where('id', '=', refundId)
    .where('state', '=', sql.lit('failed'))
    .returning((eb) => [
      'order_id',
      'quarantine_id',
      eb
        .selectFrom('orders as o')
        .select('o.account_id')
        .whereRef('o.id', '=', 'refund_due.order_id')
        .as('account_id'),
    ])
    .executeTakeFirst();
