/** Life of an order: a union, so that an impossible state cannot be written. Source. */
export type PaymentStatus = 'pending' | 'paid';
export type DocumentStatus = 'pending' | 'generating' | 'released';

export type OrderState =
  | Readonly<{ payment: 'pending'; documents: 'pending' }>
  | Readonly<{ payment: 'paid'; documents: 'generating' | 'released' }>;

export const PLACED: OrderState = { payment: 'pending', documents: 'pending' };

/**
 * Confirming twice changes nothing: payment notices arrive more than once.
 * What has no documents to wait for is released with the payment.
 */
export function confirmPayment(state: OrderState, documentCount: number): OrderState {
  if (state.payment === 'paid') return state;
  return { payment: 'paid', documents: documentCount > 0 ? 'generating' : 'released' };
}

/** Documents are released once they are paid for; before that the state stays. */
export const releaseDocuments = (state: OrderState): OrderState =>
  state.payment === 'paid' ? { payment: 'paid', documents: 'released' } : state;

/**
 * The state as two columns hold it.
 * @throws RangeError for a pair that no order can have: the table forbids it, so this is a fault of ours.
 */
export function toOrderState(payment: PaymentStatus, documents: DocumentStatus): OrderState {
  if (payment === 'pending' && documents === 'pending') return PLACED;
  if (payment === 'paid' && documents !== 'pending') return { payment, documents };
  throw new RangeError(`No order is ${payment} and ${documents}`);
}
