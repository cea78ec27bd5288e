/** Ports of refunds. Money is whole cents. */
import type { RefundQueueState, RefundReason, RefundStatus } from './domain/refund.js';

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

/** `orderId`: null for a quarantined payment. `problem`: a code. */
export type RefundEntry = Readonly<{
  id: string;
  orderId: string | null;
  paymentId: string;
  reason: RefundReason;
  amountCents: number;
  state: RefundQueueState;
  attempts: number;
  problem: string | null;
  createdAt: Date;
}>;

export type OrderRefundEntry = RefundEntry & Readonly<{ orderId: string }>;
