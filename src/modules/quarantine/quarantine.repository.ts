/** Quarantined payments in PostgreSQL, as operators see and resolve them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../shared/actor.js';
import { addToAudit } from '../audit/audit.repository.js';
import { toTimestamp, type DbTimestamp } from '../orders/order-row.repository.js';
import type {
  QuarantinedPayment,
  QuarantineQuery,
  QuarantineRepository,
  RefundOptions,
  RefundRefusal,
} from './quarantine.ports.js';

/** Amounts are safe integers, exact in a double. */
const LIST = `
  select q.id, q.event_id as "eventId", q.event_type as "eventType", q.reason, q.payment_id as "paymentId",
    q.provider_ref as "providerRef", q.amount::float8 as amount, q.currency, q.is_live as "isLive", q.order_id as "orderId",
    q.received_at as "receivedAt", q.state, q.resolved_by as "resolvedBy", q.resolved_at as "resolvedAt",
    r.id as "refundId", r.state as "refundState", r.problem as "refundProblem"
  from quarantined_payment q left join refund_due r on r.quarantine_id = q.id`;

const UNRESOLVED = `q.state in ('open', 'refunding')`;

const AFTER = `(q.received_at, q.id) >
  (select b.received_at, b.id from quarantined_payment b where b.id = ?::uuid)`;

const LOCK = `
  select q.state, q.payment_id, q.amount::float8 as amount, o.account_id,
    exists (select 1 from payment p where p.id = q.payment_id) as is_taken
  from quarantined_payment q left join orders o on o.id = q.order_id
  where q.id = ?::uuid for update of q`;

const WANT = `
  insert into refund_due (quarantine_id, amount_cents, reason, created_at) values (?::uuid, ?, 'quarantine', ?)`;

const REFUNDING = `update quarantined_payment set state = 'refunding', resolved_by = ? where id = ?::uuid`;

const DISMISS = `
  update quarantined_payment q set state = 'dismissed', resolved_by = ?, resolved_at = ?
  where q.id = ?::uuid and (q.state = 'open' or (q.state = 'refunding'
    and exists (select 1 from refund_due r where r.quarantine_id = q.id and r.state = 'failed')))
  returning (select account_id from orders where id = q.order_id) as account_id`;

/** Maximum of the integer column `refund_due.amount_cents`. */
const MOST_AMOUNT = 2_147_483_647;

type ListRow = Omit<QuarantinedPayment, 'receivedAt' | 'resolvedAt'> &
  Readonly<{ receivedAt: DbTimestamp; resolvedAt: DbTimestamp | null }>;

type LockedRow = Readonly<{
  state: QuarantinedPayment['state'];
  payment_id: string | null;
  amount: number | null;
  account_id: string | null;
  is_taken: boolean;
}>;

const toPayment = (row: ListRow): QuarantinedPayment => ({
  ...row,
  receivedAt: new Date(row.receivedAt),
  resolvedAt: toTimestamp(row.resolvedAt),
});

/** null: unknown, out of range, or more than was paid. */
function refundable({ amount: paid }: LockedRow, asked: number | null): number | null {
  const amount = asked ?? paid;
  if (amount === null || amount < 1 || amount > MOST_AMOUNT) return null;
  return paid !== null && amount > paid ? null : amount;
}

export class PostgresQuarantine implements QuarantineRepository {
  constructor(private readonly em: EntityManager) {}

  async list({ limit, after, isResolvedToo }: QuarantineQuery) {
    const conditions = [isResolvedToo ? 'true' : UNRESOLVED, after === null ? 'true' : AFTER];
    const sql = `${LIST} where ${conditions.join(' and ')} order by q.received_at, q.id limit ?`;
    const values = after === null ? [limit] : [after, limit];
    const rows: readonly ListRow[] = await this.em.fork().execute(sql, values);
    return rows.map(toPayment);
  }

  refund(id: string, { amount, actor, now }: RefundOptions): Promise<'asked' | RefundRefusal> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly LockedRow[] = await em.execute(LOCK, [id]);
      const row = rows[0];
      if (row === undefined) return 'missing';
      if (row.state !== 'open' || row.is_taken) return 'not_open';
      if (row.payment_id === null) return 'no_payment';
      const sum = refundable(row, amount);
      if (sum === null) return 'no_amount';
      await em.execute(WANT, [id, sum, now]);
      await em.execute(REFUNDING, [actor.name, id]);
      await note(em, { action: 'quarantine.refund_asked', id, accountId: row.account_id }, actor);
      return 'asked';
    });
  }

  dismiss(id: string, { actor, now }: Readonly<{ actor: Actor; now: Date }>): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const rows: readonly { account_id: string | null }[] = await em.execute(DISMISS, [
        ...[actor.name, now, id],
      ]);
      const row = rows[0];
      if (row === undefined) return false;
      await note(em, { action: 'quarantine.dismissed', id, accountId: row.account_id }, actor);
      return true;
    });
  }
}

const note = (
  em: EntityManager,
  { action, id, accountId }: Readonly<{ action: string; id: string; accountId: string | null }>,
  actor: Actor,
): Promise<void> => addToAudit(em, { action, object: `quarantine:${id}`, accountId }, actor);
