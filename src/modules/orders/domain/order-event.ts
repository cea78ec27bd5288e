/** What happens to an order, one event per change of its state. Source. */
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

/** `id`: as clients know it; webhooks carry the same. `state`: after the change. */
export type OrderEvent = Readonly<{
  id: string;
  orderId: string;
  kind: OrderEventKind;
  state: OrderState;
  at: Date;
}>;

/** The phase that an event leads to. */
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
 * Kinds behind which a subscription to the order completes. Not `failed`: an operator may have it made again; not `expired`:
 * a late payment revives the order. A refund may follow a release; webhooks and `after` report it.
 */
const FINAL_KINDS: readonly OrderEventKind[] = ['released', 'cancelled', 'refunded'];

export const isFinalEvent = ({ kind }: Pick<OrderEvent, 'kind'>): boolean =>
  FINAL_KINDS.includes(kind);

/** Steps of an order that goes well: placed, paid, documents being made, documents released. */
export const ORDER_STEPS = 4;

/** The last step that was reached; what goes wrong leaves an order at the step before. */
export function stepReached({ kind, state }: Pick<OrderEvent, 'kind' | 'state'>): number {
  if (state.payment === 'pending') return 1;
  if (kind === 'paid') return 2;
  return state.documents === 'released' ? ORDER_STEPS : 3;
}
