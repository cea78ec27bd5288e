/** Quarantine: payments that fit no order and unreadable events, kept for an operator. Source: D-104. */

/**
 * `wrong_mode`: test money instead of real money, or the reverse. `unusable`: a malformed event. `unknown_refund`: of a
 * payment unknown here.
 */
export const QUARANTINE_REASONS = [
  'unknown_order',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'unusable',
  'unknown_refund',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/**
 * `refunding`: refund requested. `refunded`: confirmed by the provider. `assigned`: paid an order. `dismissed`: an
 * operator has handled it elsewhere.
 */
export const QUARANTINE_STATES = [
  'open',
  'refunding',
  'refunded',
  'assigned',
  'dismissed',
] as const;
export type QuarantineState = (typeof QUARANTINE_STATES)[number];

/**
 * `paymentId`, `providerRef`: the provider's ids of the payment, and of the page or refund. `amount`: in the smallest
 * unit. `orderId`: as named by the event; it may not exist.
 */
export type QuarantineEntry = Readonly<{
  eventId: string;
  eventType: string;
  reason: QuarantineReason;
  paymentId: string | null;
  providerRef: string | null;
  amount: number | null;
  currency: string | null;
  isLive: boolean;
  orderId: string | null;
}>;
