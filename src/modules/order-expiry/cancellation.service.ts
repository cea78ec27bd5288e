/** Cancels unpaid orders. Source. */
import { callerActor, type RequestActor } from '../../shared/actor.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import type { CancellationOutcome, PostgresCancellation } from './cancellation.repository.js';
import type { OrderFinder } from '../orders/domain/order-record.js';
import type { Payments } from '../payment-pages/domain/payment-page.js';
import type { ClockAndIds } from '../../shared/runtime.js';

export type CancellationDependencies = Readonly<{
  orders: OrderFinder;
  store: PostgresCancellation;
  payments: Pick<Payments, 'closePage'>;
  runtime: Pick<ClockAndIds, 'now'>;
}>;

const paid = () => invalid({ field: 'order_id', type: 'order_paid' });

/** The order may have been paid or deleted meanwhile. */
function assertCancelled(outcome: CancellationOutcome): void {
  if (outcome === 'missing') throw notFound();
  if (outcome === 'paid') throw paid();
}

export class OrderCancellation {
  constructor(private readonly deps: CancellationDependencies) {}

  /**
   * Closes the page first, so that no order paid meanwhile is cancelled; a later payment is refunded. Idempotent.
   *
   * @throws NOT_FOUND if the order does not exist or belongs to another account; VALIDATION_FAILED if it is paid;
   * UPSTREAM_UNAVAILABLE if the database or the provider does not respond
   */
  async cancel(orderId: string, { caller, requestId }: RequestActor): Promise<void> {
    const { orders, store, payments, runtime } = this.deps;
    const order = isUuid(orderId) ? await orders.find(caller.accountId, orderId) : null;
    if (order === null) throw notFound();
    if (order.state.payment === 'paid') throw paid();
    if (order.times.cancelledAt !== null) return;
    const page = order.page?.providerRef ?? null;
    if (page !== null && (await payments.closePage(page)) === 'paid') throw paid();
    const actor = callerActor(caller, requestId);
    assertCancelled(await store.cancel(order.id, { at: runtime.now(), actor, page }));
  }
}
