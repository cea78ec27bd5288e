/** Events of an order, one per change of its state. Source. */
import type { OrderPhase } from './order-phase.js';
import type { OrderState } from './order-state.js';

export const ORDER_EVENT_KINDS = [
  'created',
  'paid',
  'generating',
  'released',
  'delayed',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** `id`: public, the same in webhooks. `state`: after the change. */
export type OrderEvent = Readonly<{
  id: string;
  orderId: string;
  kind: OrderEventKind;
  state: OrderState;
  at: Date;
}>;

const PHASES: Readonly<Record<OrderEventKind, OrderPhase>> = {
  created: 'awaiting_payment',
  paid: 'paid',
  generating: 'generating',
  released: 'released',
  delayed: 'delayed',
  failed: 'failed',
  expired: 'payment_expired',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

export const phaseAfter = ({ kind }: Pick<OrderEvent, 'kind'>): OrderPhase => PHASES[kind];

/**
 * Kinds that complete a subscription to the order. Not `failed`: an operator may retry; not `expired`: a late payment
 * revives the order. Webhooks and `after` report a refund after a release.
 */
const FINAL_KINDS: readonly OrderEventKind[] = ['released', 'cancelled', 'refunded'];

export const isFinalEvent = ({ kind }: Pick<OrderEvent, 'kind'>): boolean =>
  FINAL_KINDS.includes(kind);

/** Placed, paid, documents in generation, released. */
export const ORDER_STEPS = 4;

/** The last step reached; failure, expiry and cancellation leave it unchanged. */
export function stepReached({ kind, state }: Pick<OrderEvent, 'kind' | 'state'>): number {
  if (state.payment === 'pending') return 1;
  if (kind === 'paid') return 2;
  return state.documents === 'released' ? ORDER_STEPS : 3;
}
