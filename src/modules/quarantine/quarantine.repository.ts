/** Quarantined payments in PostgreSQL, as operators see and resolve them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import type {
  QuarantinedPayment,
  QuarantineQuery,
  RefundOptions,
  RefundRefusal,
} from './quarantine.ports.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** Maximum of the integer column `refund_due.amount_cents`. */
const MAX_AMOUNT = 2_147_483_647;

/** null: unknown, out of range, or more than was paid. */
function refundable(paid: number | null, requested: number | null): number | null {
  const amount = requested ?? paid;
  if (amount === null || amount < 1 || amount > MAX_AMOUNT) return null;
  return paid !== null && amount > paid ? null : amount;
}

export class PostgresQuarantine {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  list({ limit, after, isResolvedToo }: QuarantineQuery): Promise<readonly QuarantinedPayment[]> {
    return selectPayments(this.em)
      .$if(!isResolvedToo, (query) =>
        query.where('q.state', 'in', [sql.lit('open' as const), sql.lit('refunding' as const)]),
      )
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('q.received_at', 'q.id'),
            '>',
            eb
              .selectFrom('quarantined_payment as b')
              .select(['b.received_at', 'b.id'])
              .where('b.id', '=', after)
              .$asTuple('received_at', 'id'),
          ),
        ),
      )
      .orderBy('q.received_at')
      .orderBy('q.id')
      .limit(limit)
      .execute();
  }

  /** Queues the refund for the workers; it is `refunded` once the provider confirms it. */
  refund(id: string, { amount, actor, now }: RefundOptions): Promise<'asked' | RefundRefusal> {
    return this.em.fork().transactional(async (em) => {
      const row = await lockPayment(em, id);
      if (row === undefined) return 'missing';
      if (row.state !== 'open' || row.is_taken === true) return 'not_open';
      if (row.payment_id === null) return 'no_payment';
      const sum = refundable(row.amount, amount);
      if (sum === null) return 'no_amount';
      await addRefund(em, id, { amount: sum, actor, now });
      const object = `quarantine:${id}`;
      const entry = { action: 'quarantine.refund_asked', object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return 'asked';
    });
  }

  /** @returns false unless the entry is open or its refund has failed */
  dismiss(id: string, { actor, now }: Readonly<{ actor: Actor; now: Date }>): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const row = await dismissPayment(em, id, { actor, now });
      if (row === undefined) return false;
      const object = `quarantine:${id}`;
      const entry = { action: 'quarantine.dismissed', object, accountId: row.account_id };
      await addToAudit(em, entry, actor);
      return true;
    });
  }
}

/** Amounts are safe integers, exact in a double. */
const toNumber = (amount: Expression<string | null>) => sql<number | null>`${amount}::float8`;

const selectPayments = (em: EntityManager) =>
  queries(em)
    .selectFrom('quarantined_payment as q')
    .leftJoin('refund_due as r', 'r.quarantine_id', 'q.id')
    .select(['q.id', 'q.event_id as eventId', 'q.event_type as eventType', 'q.reason'])
    .select(['q.payment_id as paymentId', 'q.provider_ref as providerRef'])
    .select(['q.currency', 'q.is_live as isLive', 'q.order_id as orderId'])
    .select(['q.received_at as receivedAt', 'q.state', 'q.resolved_by as resolvedBy'])
    .select(['q.resolved_at as resolvedAt', 'r.id as refundId', 'r.state as refundState'])
    .select((eb) => ['r.problem as refundProblem', toNumber(eb.ref('q.amount')).as('amount')]);

const lockPayment = (em: EntityManager, id: string) =>
  queries(em)
    .selectFrom('quarantined_payment as q')
    .leftJoin('orders as o', 'o.id', 'q.order_id')
    .select(['q.state', 'q.payment_id', 'o.account_id'])
    .select((eb) => [
      toNumber(eb.ref('q.amount')).as('amount'),
      eb
        .exists(eb.selectFrom('payment as p').select('p.id').whereRef('p.id', '=', 'q.payment_id'))
        .as('is_taken'),
    ])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst();

async function addRefund(
  em: EntityManager,
  id: string,
  { amount, actor, now }: Readonly<{ amount: number; actor: Actor; now: Date }>,
): Promise<void> {
  await queries(em)
    .insertInto('refund_due')
    .values({ quarantine_id: id, amount_cents: amount, reason: 'quarantine', created_at: now })
    .execute();
  await queries(em)
    .updateTable('quarantined_payment')
    .set({ state: sql.lit('refunding'), resolved_by: actor.name })
    .where('id', '=', id)
    .execute();
}

const dismissPayment = (
  em: EntityManager,
  id: string,
  { actor, now }: Readonly<{ actor: Actor; now: Date }>,
) =>
  queries(em)
    .updateTable('quarantined_payment as q')
    .set({ state: sql.lit('dismissed'), resolved_by: actor.name, resolved_at: now })
    .where('q.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('q.state', '=', sql.lit('open')),
        eb.and([
          eb('q.state', '=', sql.lit('refunding')),
          eb.exists(
            eb
              .selectFrom('refund_due as r')
              .select('r.id')
              .whereRef('r.quarantine_id', '=', 'q.id')
              .where('r.state', '=', sql.lit('failed')),
          ),
        ]),
      ]),
    )
    .returning((eb) =>
      eb
        .selectFrom('orders')
        .select('account_id')
        .whereRef('orders.id', '=', 'q.order_id')
        .as('account_id'),
    )
    .executeTakeFirst();
