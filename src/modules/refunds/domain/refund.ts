/** Money on its way back to the payer. Whole cents. Source. */

/**
 * `surplus`: bought nothing. `order`: the whole order. `vat`: was not owed. `outside`: made by hand at the provider.
 * `quarantine`: a payment that fits no order.
 */
export type RefundReason = 'surplus' | 'order' | 'vat' | 'outside' | 'quarantine';

/** At the provider. `failed`: the money is with us again. */
export type RefundState = 'pending' | 'done' | 'failed';

/** State of a refund at the provider, and why it failed; `problem`: a code of the provider's. */
export type RefundStatus = Readonly<{ state: RefundState; problem: string | null }>;

const CODE = /^[\w.-]{1,100}$/;

const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/**
 * Why a call of the provider failed, as a code: never a message, which may name a person or a card.
 *
 * @param failure whatever was thrown
 */
export function problemCode(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return 'unknown';
  const { code, type } = failure as Readonly<{ code?: unknown; type?: unknown }>; // looked at, whatever they are
  return [code, type].find(isCode) ?? 'unknown';
}

/**
 * What the provider tells of a refund. `ref`: its id there. `refundId`: ours, null where we did not ask for it.
 * `paymentId`: the provider's id of the payment.
 */
export type RefundEvent = Readonly<{
  ref: string;
  refundId: string | null;
  paymentId: string | null;
  amountCents: number;
  state: RefundState;
  problem: string | null;
}>;
