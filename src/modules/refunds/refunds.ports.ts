/** What refunds need from outside. Money is whole cents. */
import type { Actor } from '../../shared/actor.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { RefundEvent, RefundReason, RefundStatus } from './domain/refund.js';

/**
 * A refund that nobody else works on meanwhile. `key`: names it to the provider; the same key asks for the same refund.
 * `providerRef`: null until the provider was asked. `attempts`: so far, this one included.
 */
export type DueRefund = Readonly<{
  id: string;
  paymentId: string;
  amountCents: number;
  key: string;
  attempts: number;
  providerRef: string | null;
}>;

/** `refused`: the provider will never make it. `problem`: a code of the provider's. */
export type RefundAnswer =
  | (Readonly<{ kind: 'taken'; ref: string }> & RefundStatus)
  | Readonly<{ kind: 'refused'; problem: string }>;

/** The payment provider. */
export interface RefundProvider {
  /** @throws UPSTREAM_UNAVAILABLE where the provider does not answer. */
  refund(due: DueRefund): Promise<RefundAnswer>;
  /** @throws UPSTREAM_UNAVAILABLE where the provider does not answer. */
  refundStatus(providerRef: string): Promise<RefundStatus>;
}

export interface RefundStore {
  /** Takes one that is due, null where none is. It is due again later, each time after a longer wait. */
  claim(): Promise<DueRefund | null>;
  /** What the provider said to our own question. */
  take(changes: RefundEvent, now: Date): Promise<Outcome>;
  /** What the provider said by itself; once. */
  settle(notice: PaymentEvent, changes: RefundEvent, now: Date): Promise<Outcome>;
  refuse(refundId: string, problem: string): Promise<void>;
  /** Why the last try came to nothing; it is tried again. */
  noteProblem(refundId: string, problem: string): Promise<void>;
}

/** A refund as an operator sees it. `orderId`: null for a payment out of the quarantine. `problem`: a code. */
export type RefundEntry = Readonly<{
  id: string;
  orderId: string | null;
  paymentId: string;
  reason: RefundReason;
  amountCents: number;
  state: 'wanted' | 'asked' | 'done' | 'failed';
  attempts: number;
  problem: string | null;
  createdAt: Date;
}>;

/** A refund of an order. */
export type OrderRefundEntry = RefundEntry & Readonly<{ orderId: string }>;

/** What the operator does about refunds. */
export interface RefundQueueRecords {
  /** Those that are not done, oldest first. */
  open(): Promise<readonly RefundEntry[]>;
  /** A page of orders' refunds that failed, oldest first. @param option `after`: refund that ends the page before */
  failed(
    options: Readonly<{ limit: number; after: string | null }>,
  ): Promise<readonly OrderRefundEntry[]>;
  /** Has all that is left of an order's payment go back. @returns false where it is unpaid or goes back already. */
  refundOrder(orderId: string, now: Date): Promise<boolean>;
  /** Asks anew for one that failed. @returns false where there is no such refund. */
  retry(refundId: string, actor?: Actor): Promise<boolean>;
}
