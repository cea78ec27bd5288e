/** Statements of refund events, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type Selectable } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { RefundEvent } from '../payments/domain/provider-event.js';

type RefundRow = Selectable<Tables['refund_due']>;

type FoundRefund = Pick<RefundRow, 'id' | 'order_id'>;

export type RefundedOrder = Pick<Selectable<Tables['orders']>, 'id' | 'account_id' | 'kind'>;

/** `fulfils`: of the payment. `is_past`: the event belongs to an earlier round. */
export type LockedRefund = Pick<
  RefundRow,
  'id' | 'order_id' | 'payment_id' | 'reason' | 'amount_cents' | 'state' | 'quarantine_id'
> &
  Readonly<{ fulfils: boolean; is_past: boolean }>;

const ADOPTED = [
  'payment_id',
  'order_id',
  'amount_cents',
  'reason',
  'created_at',
  'state',
  'provider_ref',
] as const;

export class RefundStatements {
  private readonly db: Kysely<Tables>;

  constructor(em: EntityManager) {
    this.db = queries(em);
  }

  async find({ refundId, ref }: RefundEvent): Promise<FoundRefund | null> {
    const row = await this.db
      .selectFrom('refund_due')
      .select(['id', 'order_id'])
      .where((eb) => eb.or([eb('id', '=', refundId), eb('provider_ref', '=', ref)]))
      .orderBy((eb) => eb('id', '=', refundId), 'desc')
      .limit(sql.lit(1))
      .executeTakeFirst();
    return row ?? null;
  }

  /** A manual refund at the provider. @returns null if the payment is not recorded */
  async adopt(
    { ref, paymentId, amountCents }: RefundEvent,
    now: Date,
  ): Promise<FoundRefund | null> {
    const row = await this.db
      .insertInto('refund_due')
      .columns(ADOPTED)
      .expression((eb) =>
        eb
          .selectFrom('payment')
          .select([
            'id as payment_id',
            'order_id',
            eb.val(amountCents).as('amount_cents'),
            eb.val(`outside:${ref}`).as('reason'),
            eb.val(now).as('created_at'),
            sql.lit('asked').as('state'),
            eb.val(ref).as('provider_ref'),
          ])
          .where('id', '=', paymentId),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['payment_id', 'reason'])
          .doUpdateSet((eb) => ({ state: eb.ref('refund_due.state') })),
      )
      .returning(['id', 'order_id'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Serialises with settlements of the order. */
  async lockOrder(orderId: string | null): Promise<RefundedOrder | null> {
    const row = await this.db
      .selectFrom('orders')
      .select(['id', 'account_id', 'kind'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  }

  async lock(refundId: string, ref: string): Promise<LockedRefund | null> {
    const row = await this.db
      .selectFrom('refund_due as r')
      .leftJoin('payment as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.order_id', 'r.payment_id', 'r.reason', 'r.amount_cents', 'r.state'])
      .select(['r.quarantine_id'])
      .select((eb) => [
        eb.fn.coalesce('p.fulfils', eb.lit(false)).as('fulfils'),
        sql<boolean>`${ref}::text = any (${eb.ref('r.past_refs')})`.as('is_past'),
      ])
      .where('r.id', '=', refundId)
      .forUpdate('r')
      .executeTakeFirst();
    return row ?? null;
  }

  async accept(refundId: string, ref: string): Promise<void> {
    await this.db
      .updateTable('refund_due')
      .set((eb) => ({
        state: eb
          .case('state')
          .when(sql.lit('wanted'))
          .then(sql.lit('asked' as const))
          .else(eb.ref('state'))
          .end(),
        provider_ref: ref,
      }))
      .where('id', '=', refundId)
      .execute();
  }

  async fail(refundId: string, ref: string, problem: string | null): Promise<void> {
    await this.db
      .updateTable('refund_due')
      .set((eb) => ({
        state: sql.lit('failed'),
        refunded_at: null,
        provider_ref: ref,
        problem: eb.fn.coalesce(eb.val(problem), 'problem'),
      }))
      .where('id', '=', refundId)
      .execute();
  }

  async finish(refundId: string, ref: string, now: Date): Promise<void> {
    await this.db
      .updateTable('refund_due')
      .set({ state: sql.lit('done'), refunded_at: now, provider_ref: ref, problem: null })
      .where('id', '=', refundId)
      .execute();
  }

  /** @returns whether the whole payment has been refunded now */
  async returnPayment(paymentId: string | null, now: Date): Promise<boolean> {
    const row = await this.db
      .updateTable('payment as p')
      .set({ refunded_at: now })
      .where('p.id', '=', paymentId)
      .where('p.refunded_at', 'is', null)
      .where('p.amount_cents', '<=', (eb) =>
        eb
          .selectFrom('refund_due')
          .select((eb) => eb.fn.sum<number>('amount_cents').as('refunded'))
          .whereRef('payment_id', '=', 'p.id')
          .where('state', '=', sql.lit('done')),
      )
      .returning('p.id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async returnOrder(orderId: string, now: Date): Promise<void> {
    await this.db
      .updateTable('orders')
      .set((eb) => ({
        refunded_at: now,
        refund_asked_at: eb.fn.coalesce('refund_asked_at', eb.val(now)),
      }))
      .where('id', '=', orderId)
      .where('refunded_at', 'is', null)
      .execute();
  }

  /** Keeps the licence if another licence order has been paid since. */
  async withdrawLicence(orderId: string): Promise<void> {
    await this.db
      .updateTable('account as a')
      .from('orders as o')
      .set({ licence: null, licence_from: null, licence_until: null })
      .where('o.id', '=', orderId)
      .where('o.kind', '=', sql.lit('licence'))
      .whereRef('a.id', '=', 'o.account_id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('orders as later')
              .select('later.id')
              .whereRef('later.account_id', '=', 'a.id')
              .where('later.kind', '=', sql.lit('licence'))
              .where('later.refunded_at', 'is', null)
              .whereRef('later.paid_at', '>=', 'o.paid_at')
              .whereRef('later.id', '<>', 'o.id'),
          ),
        ),
      )
      .execute();
  }
}
