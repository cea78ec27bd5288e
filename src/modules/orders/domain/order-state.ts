/** State of an order: a union without impossible states. Source. */
export const PAYMENT_STATUSES = ['pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const DOCUMENT_STATUSES = ['pending', 'generating', 'released'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const ORDER_KINDS = ['document', 'licence'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export type OrderState =
  | Readonly<{ payment: 'pending'; documents: 'pending' }>
  | Readonly<{ payment: 'paid'; documents: 'generating' | 'released' }>;

export const PLACED: OrderState = { payment: 'pending', documents: 'pending' };

/** Idempotent, as events arrive more than once. An order without documents is released with the payment. */
export function confirmPayment(state: OrderState, documentCount: number): OrderState {
  if (state.payment === 'paid') return state;
  return { payment: 'paid', documents: documentCount > 0 ? 'generating' : 'released' };
}

/** Leaves unpaid orders unchanged. */
export const releaseDocuments = (state: OrderState): OrderState =>
  state.payment === 'paid' ? { payment: 'paid', documents: 'released' } : state;

/** @throws RangeError for an impossible pair, which the table forbids */
export function toOrderState(payment: PaymentStatus, documents: DocumentStatus): OrderState {
  if (payment === 'pending' && documents === 'pending') return PLACED;
  if (payment === 'paid' && documents !== 'pending') return { payment, documents };
  throw new RangeError(`No order is ${payment} and ${documents}`);
}
