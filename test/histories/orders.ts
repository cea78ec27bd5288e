/** Histories of one order: payments, repeated events, cancellation and reads by several clients. */
import { PostgresCancellation } from '../../src/modules/order-expiry/cancellation.repository.js';
import { OrderCancellation } from '../../src/modules/order-expiry/cancellation.service.js';
import type { EventOutcome } from '../../src/modules/payments/domain/payment-event.js';
import { ServiceError } from '../../src/shared/errors.js';
import type { Chance } from '../faults/chance.js';
import type { OrdersFixture } from '../modules/orders/orders-fixture.js';
import type { Specification } from './linearizable.js';
import { atOnce, Recorder } from './recorder.js';

export type OrderOperation =
  | Readonly<{ kind: 'settle'; event: string }>
  | Readonly<{ kind: 'cancel' }>
  | Readonly<{ kind: 'read' }>;

/** `state`: payment and cancellation. */
type OrderResult = EventOutcome | 'cancelled' | 'refused' | `state ${string}`;

type OrderState = Readonly<{ isPaid: boolean; isCancelled: boolean; settled: readonly string[] }>;

const settle = (state: OrderState, event: string) => {
  if (state.settled.includes(event)) return { state, result: 'duplicate' } as const;
  const settled = [...state.settled, event].sort();
  if (state.isPaid || state.isCancelled) {
    return { state: { ...state, settled }, result: 'surplus' } as const;
  }
  return { state: { ...state, isPaid: true, settled }, result: 'fulfilled' } as const;
};

const phaseOf = ({ isPaid, isCancelled }: OrderState): string => {
  if (isPaid) return 'paid';
  return isCancelled ? 'cancelled' : 'open';
};

export const ORDER: Specification<OrderState, OrderOperation, OrderResult> = {
  initial: { isPaid: false, isCancelled: false, settled: [] },
  step: (state, operation) => {
    if (operation.kind === 'settle') return [settle(state, operation.event)];
    if (operation.kind === 'read') return [{ state, result: `state ${phaseOf(state)}` }];
    if (state.isPaid) return [{ state, result: 'refused' }];
    return [{ state: { ...state, isCancelled: true }, result: 'cancelled' }];
  },
};

const CLIENTS = 4;
const CALLS = 5;

const chosen = (chance: Chance): OrderOperation =>
  chance.oneOf<OrderOperation>([
    { kind: 'settle', event: '1' },
    { kind: 'settle', event: '2' },
    { kind: 'cancel' },
    { kind: 'read' },
    { kind: 'read' },
  ]);

export async function recordOrder(fixture: OrdersFixture, chance: Chance) {
  const { payments, runtime, store, em } = fixture;
  const cancellation = new OrderCancellation({
    orders: store,
    store: new PostgresCancellation(em),
    payments,
    runtime,
  });
  const client = await fixture.aClient();
  const pending = fixture.contextOf(client);
  const { order } = await fixture.orders.place(fixture.aRequest('b_skann'), pending);
  const { id, amounts } = order;

  const run = async (operation: OrderOperation): Promise<OrderResult> => {
    if (operation.kind === 'settle') {
      const page = { orderId: id, amountCents: amounts.totalCents };
      return fixture.settlement.settle(fixture.aPaymentEvent(page, `evt_${id}_${operation.event}`));
    }
    if (operation.kind === 'read') {
      const { state, phase } = await fixture.orders.read(id, pending);
      if (state.payment === 'paid') return 'state paid';
      return phase === 'cancelled' ? 'state cancelled' : 'state open';
    }
    return cancellation.cancel(id, pending).then(
      () => 'cancelled',
      (failure: unknown) => {
        if (failure instanceof ServiceError && failure.code === 'VALIDATION_FAILED')
          return 'refused';
        throw failure;
      },
    );
  };

  const recorder = new Recorder<OrderOperation, OrderResult>();
  const plans = Array.from({ length: CLIENTS }, () =>
    Array.from({ length: CALLS }, () => chosen(chance)),
  );
  await atOnce(
    plans.map((plan) => async () => {
      for (const operation of plan) await recorder.record(operation, () => run(operation));
    }),
  );
  return recorder.calls;
}
