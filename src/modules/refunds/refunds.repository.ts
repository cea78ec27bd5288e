/** Refunds in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { InvoiceSettings } from '../invoicing/domain/draft-invoice.js';
import { InvoicingTransaction } from '../invoicing/invoicing.transaction.js';
import type { PaymentEvent, SettledOutcome } from '../payments/domain/payment-event.js';
import { concludeEvent, receiveEvent } from '../payments/payment-event.transaction.js';
import type { QuarantineEntry } from '../quarantine/domain/quarantine.js';
import { addToQuarantine } from '../quarantine/quarantine.transaction.js';
import { RefundTransaction } from './refund-transaction.repository.js';
import type { DueRefund } from './refunds.ports.js';
import type { RefundEvent } from '../payments/domain/provider-event.js';

const UNFINISHED = [sql.lit('wanted' as const), sql.lit('asked' as const)];

const MAX_PROBLEM_LENGTH = 200;

const refund = expressionBuilder<Tables, 'refund_due'>();

/** The provider's id: of a recorded payment or of one in quarantine, which is refunded only with its id. */
export const refundedPaymentId = refund.fn
  .coalesce(
    'refund_due.payment_id',
    refund
      .selectFrom('quarantined_payment as q')
      .select('q.payment_id')
      .whereRef('q.id', '=', 'refund_due.quarantine_id'),
  )
  .$notNull();

type KeyFacts = Readonly<{ paymentId: string; reason: string; round: number }>;

/** Constant within a round, so that the provider makes one refund. */
const keyOf = ({ paymentId, reason, round }: KeyFacts): string =>
  ['refund', paymentId, reason, ...(round > 1 ? [String(round)] : [])].join(':');

/** No payment id: the payment is already refunded. */
const toQuarantine = (
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

export class PostgresRefunds {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoiceSettings,
  ) {}

  /**
   * Claims a due refund; null if none is due. Schedules the next attempt first, so that a crashed process does not lose
   * the refund. Interval: 1 minute, doubled with each attempt, at most 1 hour, by the database clock.
   */
  async claim(): Promise<DueRefund | null> {
    const row = await queries(this.em)
      .updateTable('refund_due')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        due_at: sql<Date>`now()
          + least(interval '1 minute' * power(2, least(${eb.ref('attempts')}, 10)), interval '1 hour')`,
      }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('refund_due')
          .select('id')
          .where('state', 'in', UNFINISHED)
          .where((eb) => sql`coalesce(${eb.ref('due_at')}, '-infinity')`, '<=', sql`now()`)
          .orderBy('due_at', (order) => order.asc().nullsFirst())
          .orderBy('created_at')
          .limit(sql.lit(1))
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'amount_cents', 'reason', 'round', 'attempts', 'provider_ref'])
      .returning(refundedPaymentId.as('paymentId'))
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      id: row.id,
      paymentId: row.paymentId,
      amountCents: row.amount_cents,
      key: keyOf(row),
      attempts: row.attempts,
      providerRef: row.provider_ref,
    };
  }

  /** Applies the provider's response to our request. */
  take(changes: RefundEvent, now: Date): Promise<SettledOutcome> {
    return this.em.fork().transactional(async (em) => {
      const { outcome } = await this.recordsIn(em).take(changes, now);
      return outcome;
    });
  }

  /** Applies an event that the provider sent; once. */
  settle(event: PaymentEvent, changes: RefundEvent, now: Date): Promise<SettledOutcome> {
    return this.em.fork().transactional(async (em) => {
      if (!(await receiveEvent(em, event, now))) return 'duplicate';
      const records = this.recordsIn(em);
      const taken = await records.take(changes, now);
      await concludeEvent(em, event.eventId, taken);
      if (taken.outcome === 'unmatched') {
        await addToQuarantine(em, toQuarantine(event, changes), now);
      }
      return taken.outcome;
    });
  }

  async refuse(refundId: string, problem: string): Promise<void> {
    await this.unfinished(refundId)
      .set({ state: sql.lit('failed'), problem: problem.slice(0, MAX_PROBLEM_LENGTH) })
      .execute();
  }

  /** Records why the last attempt failed; the refund is retried. */
  async noteProblem(refundId: string, problem: string): Promise<void> {
    await this.unfinished(refundId)
      .set({ problem: problem.slice(0, MAX_PROBLEM_LENGTH) })
      .execute();
  }

  private unfinished(refundId: string) {
    return queries(this.em)
      .updateTable('refund_due')
      .where('id', '=', refundId)
      .where('state', 'in', UNFINISHED);
  }

  private recordsIn(em: EntityManager): RefundTransaction {
    return new RefundTransaction(em, new InvoicingTransaction(em, this.invoices));
  }
}
