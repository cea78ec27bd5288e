/** Events of the payment provider about refunds and subscriptions. Money is whole cents. */

/**
 * `subscriptionRef`, `invoiceRef`: the provider's ids. `orderId`: ours, given at the start. `isFirst`: began the
 * subscription. `payUrl`: where the owner can still pay.
 */
export type LicenceEvent =
  | Readonly<{
      kind: 'paid';
      subscriptionRef: string;
      invoiceRef: string;
      orderId: string | null;
      isFirst: boolean;
      amountCents: number;
      currency: string;
    }>
  | Readonly<{ kind: 'unpaid'; subscriptionRef: string; payUrl: string | null }>
  | Readonly<{ kind: 'ended'; subscriptionRef: string }>;

/** `failed`: the money came back to us. */
export type RefundState = 'pending' | 'done' | 'failed';

/** `ref`: the provider's id. `refundId`: ours, null if not requested here. `paymentId`: the provider's. */
export type RefundEvent = Readonly<{
  ref: string;
  refundId: string | null;
  paymentId: string | null;
  amountCents: number;
  state: RefundState;
  problem: string | null;
}>;
