/** Effects of refund events, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invoicing } from '../invoicing/domain/invoicing.js';
import type { Outcome } from '../payments/domain/payment-event.js';
import type { RefundEvent } from './domain/refund.js';
import { addToAudit } from '../audit/audit.repository.js';

const FIND = `
  select id, order_id from refund_due where id = ?::uuid or provider_ref = ?
  order by (id = ?::uuid) desc limit 1`;

/** A manual refund at the provider. */
const ADOPT = `
  insert into refund_due (payment_id, order_id, amount_cents, reason, created_at, state, provider_ref)
  select id, order_id, ?, 'outside:' || ?, ?, 'asked', ? from payment where id = ?
  on conflict (payment_id, reason) do update set state = refund_due.state
  returning id, order_id`;

/** Serialises with settlements of the order. */
const LOCK_ORDER = 'select id, account_id, kind from orders where id = ?::uuid for update';

const LOCK = `
  select r.id, r.order_id, r.payment_id, r.reason, r.amount_cents, r.state, r.quarantine_id,
    coalesce(p.fulfils, false) as fulfils, ?::text = any (r.past_refs) as is_past
  from refund_due r left join payment p on p.id = r.payment_id where r.id = ?::uuid for update of r`;

const NOTE = `
  update refund_due set state = case state when 'wanted' then 'asked' else state end, provider_ref = ?
  where id = ?::uuid`;

const FAIL = `
  update refund_due set state = 'failed', refunded_at = null, provider_ref = ?, problem = coalesce(?, problem)
  where id = ?::uuid`;

const DONE = `
  update refund_due set state = 'done', refunded_at = ?, provider_ref = ?, problem = null where id = ?::uuid`;

/** An entry dismissed meanwhile stays dismissed. */
const QUARANTINE_BACK = `
  update quarantined_payment set state = 'refunded', resolved_at = ? where id = ?::uuid and state = 'refunding'`;

/** A manual refund of a quarantined payment. */
const FIND_HELD = `
  select id, state, ?::bigint >= coalesce(amount, 0) as is_whole from quarantined_payment
  where payment_id = ? and state in ('open', 'refunded') for update`;

const HELD_BACK = `
  update quarantined_payment set state = 'refunded', resolved_by = 'provider', resolved_at = ? where id = ?::uuid`;

const PAYMENT_BACK = `
  update payment p set refunded_at = ?
  where p.id = ? and p.refunded_at is null
    and p.amount_cents <= (select sum(amount_cents) from refund_due where payment_id = p.id and state = 'done')
  returning p.id`;

const ORDER_BACK = `
  update orders set refunded_at = ?, refund_asked_at = coalesce(refund_asked_at, ?)
  where id = ?::uuid and refunded_at is null`;

/** Keeps the licence if another licence order has been paid since. */
const WITHDRAW = `
  update account a set licence = null, licence_from = null, licence_until = null
  from orders o
  where o.id = ?::uuid and o.kind = 'licence' and a.id = o.account_id and not exists (
    select 1 from orders later where later.account_id = a.id and later.kind = 'licence'
      and later.refunded_at is null and later.paid_at >= o.paid_at and later.id <> o.id)`;

type FoundRow = Readonly<{ id: string; order_id: string | null }>;
type HeldRow = Readonly<{ id: string; state: 'open' | 'refunded'; is_whole: boolean }>;
type OrderRow = Readonly<{ id: string; account_id: string; kind: 'document' | 'licence' }>;
type LockedRow = Readonly<{
  id: string;
  order_id: string | null;
  payment_id: string | null;
  quarantine_id: string | null;
  reason: string;
  amount_cents: number;
  state: 'wanted' | 'asked' | 'done' | 'failed';
  fulfils: boolean;
  /** The event belongs to an earlier round. */
  is_past: boolean;
}>;

const REFUNDS = { name: 'refunds', requestId: null } as const;

export class RefundTransaction {
  /** @param em of the transaction @param invoicing in the same transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: Invoicing,
  ) {}

  /** @returns `orderId`: null if the refund belongs to no order */
  async take(
    changes: RefundEvent,
    now: Date,
  ): Promise<Readonly<{ outcome: Outcome; orderId: string | null }>> {
    const found = (await this.find(changes)) ?? (await this.adopt(changes, now));
    if (found === null) return { outcome: await this.takeHeld(changes, now), orderId: null };
    const orders: readonly OrderRow[] = await this.em.execute(LOCK_ORDER, [found.order_id]);
    const refunds: readonly LockedRow[] = await this.em.execute(LOCK, [changes.ref, found.id]);
    const [order = null, refund] = [orders[0], refunds[0]];
    if (refund === undefined) throw new Error(`no refund ${found.id}`);
    const outcome = await this.apply({ refund, order }, changes, now);
    return { outcome, orderId: found.order_id };
  }

  private async find({ refundId, ref }: RefundEvent): Promise<FoundRow | null> {
    const rows: readonly FoundRow[] = await this.em.execute(FIND, [refundId, ref, refundId]);
    return rows[0] ?? null;
  }

  private async adopt({ ref, paymentId, amountCents }: RefundEvent, now: Date) {
    const values = [amountCents, ref, now, ref, paymentId];
    const rows: readonly FoundRow[] = await this.em.execute(ADOPT, values);
    return rows[0] ?? null;
  }

  private async apply(
    locked: Readonly<{ refund: LockedRow; order: OrderRow | null }>,
    { state, ref, problem }: RefundEvent,
    now: Date,
  ): Promise<Outcome> {
    const { id, state: before, is_past: isPast } = locked.refund;
    if (isPast || before === 'failed') return 'duplicate';
    if (state === 'failed') {
      await this.em.execute(FAIL, [ref, problem, id]);
      return 'refund_failed';
    }
    if (before === 'done') return 'duplicate';
    if (state === 'pending') {
      await this.em.execute(NOTE, [ref, id]);
      return 'noted';
    }
    await this.em.execute(DONE, [now, ref, id]);
    const { refund, order } = locked;
    if (order === null) await this.completeHeld(refund, now);
    else await this.complete({ refund, order }, now);
    return 'refunded';
  }

  /** Issues the credit note last, as its number blocks other transactions. */
  private async complete(
    { refund, order }: Readonly<{ refund: LockedRow; order: OrderRow }>,
    now: Date,
  ): Promise<void> {
    const { id, payment_id: paymentId, fulfils } = refund;
    const orderId = order.id;
    const back: readonly unknown[] = await this.em.execute(PAYMENT_BACK, [now, paymentId]);
    const isWhole = back.length > 0 && fulfils;
    if (isWhole) {
      await this.em.execute(ORDER_BACK, [now, now, orderId]);
      if (order.kind === 'licence') await this.em.execute(WITHDRAW, [orderId]);
    }
    const action = isWhole ? 'order.refunded' : 'payment.refunded';
    const entry = { action, object: `order:${orderId}`, accountId: order.account_id };
    await addToAudit(this.em, entry, REFUNDS);
    if (fulfils && refund.reason !== 'vat') {
      const totalCents = isWhole ? null : refund.amount_cents;
      const options = { orderId, cause: `refund:${id}`, reason: 'refund', totalCents } as const;
      await this.invoicing.creditNote(options, now);
    }
  }

  /** A quarantined payment has no order and no invoice. */
  private async completeHeld({ quarantine_id: id }: LockedRow, now: Date): Promise<void> {
    await this.em.execute(QUARANTINE_BACK, [now, id]);
    const object = `quarantine:${String(id)}`;
    await addToAudit(this.em, { action: 'quarantine.refunded', object, accountId: null }, REFUNDS);
  }

  /** For a refund not requested here, of no recorded payment. */
  private async takeHeld(
    { paymentId, amountCents, state }: RefundEvent,
    now: Date,
  ): Promise<Outcome> {
    const values = [amountCents, paymentId];
    const rows: readonly HeldRow[] = await this.em.execute(FIND_HELD, values);
    const held = rows[0];
    if (held === undefined) return 'unmatched';
    if (state !== 'done' || held.state === 'refunded' || !held.is_whole) return 'noted';
    await this.em.execute(HELD_BACK, [now, held.id]);
    const object = `quarantine:${held.id}`;
    await addToAudit(this.em, { action: 'quarantine.refunded', object, accountId: null }, REFUNDS);
    return 'refunded';
  }
}
