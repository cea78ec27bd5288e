/** Ports of the quarantine. Amounts are in the currency's smallest unit. */
import type { Actor } from '../../shared/actor.js';
import type { QuarantineEntry, QuarantineState } from './domain/quarantine.js';

/**
 * `resolvedBy`: as in the audit log; `payments`: a later event paid an order with it; `provider`: refunded there
 * manually. `refundProblem`: the provider's code.
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

/** `after`: last id of the previous page. `isResolvedToo`: includes resolved entries. */
export type QuarantineQuery = Readonly<{
  limit: number;
  after: string | null;
  isResolvedToo: boolean;
}>;

/** `amount`: null for the whole amount. */
export type RefundOptions = Readonly<{ amount: number | null; actor: Actor; now: Date }>;

/**
 * `not_open`: already handled. `no_payment`: the provider's payment id is unknown. `no_amount`: the amount is unknown,
 * or less than requested.
 */
export type RefundRefusal = 'missing' | 'not_open' | 'no_payment' | 'no_amount';
