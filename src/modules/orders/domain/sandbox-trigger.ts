/** States and errors that a sandbox key can request. Source. */
import type { ErrorCode } from '../../../shared/errors.js';
import type { Order } from './order.js';
import type { OrderPhase } from './order-phase.js';
import { PLACED, type OrderState } from './order-state.js';
import type { PaymentPlan } from './payment-plan.js';

export type SandboxTrigger =
  | Readonly<{ kind: 'phase'; phase: OrderPhase }>
  | Readonly<{ kind: 'error'; code: ErrorCode }>
  | Readonly<{ kind: 'clock'; plan: PaymentPlan }>;

const GENERATING: OrderState = { payment: 'paid', documents: 'generating' };
const RELEASED: OrderState = { payment: 'paid', documents: 'released' };

const STATES: Readonly<Record<OrderPhase, OrderState>> = {
  awaiting_payment: PLACED,
  payment_expired: PLACED,
  cancelled: PLACED,
  paid: GENERATING,
  generating: GENERATING,
  delayed: GENERATING,
  failed: GENERATING,
  released: RELEASED,
  refunded: RELEASED,
};

/** The demo order in that phase; it never has a payment page. */
export function inPhase(demo: Order, phase: OrderPhase): Order {
  const state = STATES[phase];
  const isReleased = state.documents === 'released';
  return {
    ...demo,
    state,
    phase,
    invoiceNumber: state.payment === 'paid' ? demo.invoiceNumber : null,
    documents: isReleased ? demo.documents : null,
  };
}
