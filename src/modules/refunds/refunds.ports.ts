/** Ports of refunds. Money is whole cents. */
import type { Actor } from '../../shared/actor.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import type { RefundEvent, RefundReason, RefundStatus } from './domain/refund.js';

/**
 * A claimed refund. `key`: idempotency key at the provider. `providerRef`: null until accepted. `attempts`: including
 * this one.
 */
export type DueRefund = Readonly<{
  id: string;
  paymentId: string;
  amountCents: number;
  key: string;
  attempts: number;
  providerRef: string | null;
}>;

/** `refused`: rejected permanently. `problem`: the provider's code. */
export type RefundAnswer =
  | (Readonly<{ kind: 'taken'; ref: string }> & RefundStatus)
  | Readonly<{ kind: 'refused'; problem: string }>;

export interface RefundProvider {
  /** @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  refund(due: DueRefund): Promise<RefundAnswer>;
  /** @throws UPSTREAM_UNAVAILABLE if the provider does not respond */
  refundStatus(providerRef: string): Promise<RefundStatus>;
}

export interface RefundStore {
  /** Claims a due refund; null if none is due. It is due again after a longer wait each time. */
  claim(): Promise<DueRefund | null>;
  /** Applies the provider's response to our request. */
  take(changes: RefundEvent, now: Date): Promise<Outcome>;
  /** Applies an event that the provider sent; once. */
  settle(notice: PaymentEvent, changes: RefundEvent, now: Date): Promise<Outcome>;
  refuse(refundId: string, problem: string): Promise<void>;
  /** Records why the last attempt failed; the refund is retried. */
  noteProblem(refundId: string, problem: string): Promise<void>;
}

/** `orderId`: null for a quarantined payment. `problem`: a code. */
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

export type OrderRefundEntry = RefundEntry & Readonly<{ orderId: string }>;

export interface RefundQueueRecords {
  /** Unfinished refunds, oldest first. */
  open(): Promise<readonly RefundEntry[]>;
  /** Failed refunds of orders, oldest first. @param options `after`: last refund of the previous page */
  failed(
    options: Readonly<{ limit: number; after: string | null }>,
  ): Promise<readonly OrderRefundEntry[]>;
  /** Refunds the rest of the payment. @returns false if the order is unpaid or its refund was already requested */
  refundOrder(orderId: string, now: Date): Promise<boolean>;
  /** @returns false if there is no such failed refund */
  retry(refundId: string, actor?: Actor): Promise<boolean>;
}
