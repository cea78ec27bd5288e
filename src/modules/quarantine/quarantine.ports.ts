/** What operators do about payments that fit no order. Amounts are in the currency's smallest unit. */
import type { Actor } from '../../shared/actor.js';
import type { QuarantineEntry, QuarantineState } from './domain/quarantine.js';

/**
 * `resolvedBy`: as the audit log names them; `payments`: a later event paid an order with it; `provider`: it was refunded
 * there by hand. `refund`: of the payment, null where none was asked for; `problem`: a code of the provider's.
 */
export type QuarantinedPayment = QuarantineEntry &
  Readonly<{
    id: string;
    receivedAt: Date;
    state: QuarantineState;
    resolvedBy: string | null;
    resolvedAt: Date | null;
    refundId: string | null;
    refundState: 'wanted' | 'asked' | 'done' | 'failed' | null;
    refundProblem: string | null;
  }>;

/** `after`: id of what ends the page before. `isResolvedToo`: those that need nobody any more too. */
export type QuarantineQuery = Readonly<{
  limit: number;
  after: string | null;
  isResolvedToo: boolean;
}>;

/** `amount`: null: the whole sum, as the event told it. */
export type RefundOptions = Readonly<{ amount: number | null; actor: Actor; now: Date }>;

/**
 * `missing`: there is no such entry. `not_open`: somebody has dealt with it. `no_payment`: the provider's id of the payment
 * is not known. `no_amount`: the sum is not known, or is less than what was asked for.
 */
export type RefundRefusal = 'missing' | 'not_open' | 'no_payment' | 'no_amount';

export interface QuarantineRepository {
  /** Oldest first. */
  list(query: QuarantineQuery): Promise<readonly QuarantinedPayment[]>;
  /** Workers ask the provider; it is refunded when the provider says so. */
  refund(id: string, options: RefundOptions): Promise<'asked' | RefundRefusal>;
  /** @returns false where it is not open, and no refund of it has failed */
  dismiss(id: string, options: Readonly<{ actor: Actor; now: Date }>): Promise<boolean>;
}

export type AssignmentInput = Readonly<{ id: string; orderId: string; actor: Actor }>;

/**
 * `unfit`: the event told no payment, sum or currency, or is of the other mode. `no_order`: there is no such order.
 * `closed`: the order is paid, cancelled or refunded. `different`: its sum or currency is another one.
 */
export type AssignmentOutcome =
  'assigned' | 'missing' | 'not_open' | 'unfit' | 'no_order' | 'closed' | 'different';
