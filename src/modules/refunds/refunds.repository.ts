/** Refunds in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invoicing } from '../invoicing/domain/invoicing.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { QuarantineEntry } from '../quarantine/domain/quarantine.js';
import type { RefundEvent } from './domain/refund.js';
import { addToQuarantine } from '../quarantine/quarantine.sql.repository.js';
import { RefundTransaction } from './refund-row.repository.js';
import type { DueRefund, RefundStore } from './refunds.ports.js';
import { CONCLUDE, RECEIVE } from '../payments/settlement.sql.repository.js';

/**
 * Schedules the next attempt before this one, so that a crashed process does not lose the refund. Interval: 1 minute,
 * doubled with each attempt, at most 1 hour, by the database clock.
 */
const CLAIM = `
  update refund_due set attempts = attempts + 1,
    due_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour')
  where id in (
    select id from refund_due
    where state in ('wanted', 'asked') and coalesce(due_at, '-infinity') <= now()
    order by due_at nulls first, created_at limit 1 for update skip locked)
  returning id, amount_cents, reason, round, attempts, provider_ref,
    coalesce(payment_id, (select q.payment_id from quarantined_payment q where q.id = quarantine_id)) as payment_id`;

const REFUSE = `
  update refund_due set state = 'failed', problem = ? where id = ?::uuid and state in ('wanted', 'asked')`;

const NOTE_PROBLEM = `
  update refund_due set problem = ? where id = ?::uuid and state in ('wanted', 'asked')`;

const LONGEST_PROBLEM = 200;

type DueRow = Readonly<{
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  round: number;
  attempts: number;
  provider_ref: string | null;
}>;

/** Constant within a round, so that the provider makes one refund. */
const keyOf = ({ payment_id, reason, round }: DueRow): string =>
  ['refund', payment_id, reason, ...(round > 1 ? [String(round)] : [])].join(':');

/** No payment id: the payment is already refunded. */
const toEntry = (
  { eventId, eventType, isLive }: PaymentEvent,
  { ref, amountCents }: RefundEvent,
): QuarantineEntry => ({
  eventId,
  eventType,
  reason: 'unknown_refund',
  paymentId: null,
  providerRef: ref,
  amount: amountCents,
  currency: null,
  isLive,
  orderId: null,
});

export class PostgresRefunds implements RefundStore {
  /** @param invoicingIn issues credit notes within that entity manager's transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicingIn: (em: EntityManager) => Invoicing,
  ) {}

  async claim(): Promise<DueRefund | null> {
    const rows: readonly DueRow[] = await this.em.fork().execute(CLAIM);
    const row = rows[0];
    if (row === undefined) return null;
    return {
      id: row.id,
      paymentId: row.payment_id,
      amountCents: row.amount_cents,
      key: keyOf(row),
      attempts: row.attempts,
      providerRef: row.provider_ref,
    };
  }

  take(changes: RefundEvent, now: Date): Promise<Outcome> {
    return this.em.fork().transactional(async (em) => {
      const { outcome } = await new RefundTransaction(em, this.invoicingIn(em)).take(changes, now);
      return outcome;
    });
  }

  settle(notice: PaymentEvent, changes: RefundEvent, now: Date): Promise<Outcome> {
    const { eventId, eventType } = notice;
    return this.em.fork().transactional(async (em) => {
      const values = [eventId, eventType, JSON.stringify(notice), now];
      const received: readonly unknown[] = await em.execute(RECEIVE, values);
      if (received.length === 0) return 'duplicate';
      const records = new RefundTransaction(em, this.invoicingIn(em));
      const { outcome, orderId } = await records.take(changes, now);
      await em.execute(CONCLUDE, [outcome, orderId, eventId]);
      if (outcome === 'unmatched') await addToQuarantine(em, toEntry(notice, changes), now);
      return outcome;
    });
  }

  async refuse(refundId: string, problem: string): Promise<void> {
    await this.em.fork().execute(REFUSE, [problem.slice(0, LONGEST_PROBLEM), refundId]);
  }

  async noteProblem(refundId: string, problem: string): Promise<void> {
    await this.em.fork().execute(NOTE_PROBLEM, [problem.slice(0, LONGEST_PROBLEM), refundId]);
  }
}
