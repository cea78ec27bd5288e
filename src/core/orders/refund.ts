/** Money on its way back to the payer. Whole cents. Source: decisions 4, 36, 77. */

/** `surplus`: bought nothing. `order`: the whole order. `vat`: was not owed. `outside`: made by hand at the provider. */
export type RefundReason = 'surplus' | 'order' | 'vat' | 'outside';

/** At the provider. `failed`: the money is with us again. */
export type RefundState = 'pending' | 'done' | 'failed';

/**
 * What the provider tells of a refund. `ref`: its id there. `refundId`: ours, null where we did not ask for it.
 * `paymentId`: the provider's id of the payment.
 */
export type RefundNews = Readonly<{
  ref: string;
  refundId: string | null;
  paymentId: string | null;
  amountCents: number;
  state: RefundState;
  problem: string | null;
}>;
