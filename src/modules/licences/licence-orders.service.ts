/** Licence orders of existing clients: a higher licence or a renewal. Source. */
import type { RequestActor } from '../../shared/actor.js';
import { callerActor } from '../../shared/actor.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { invalid, type ServiceError } from '../../shared/errors.js';
import { judgeLicenceOrder, orderableLicences } from './domain/licence-order.js';
import type { Order } from '../orders/domain/order.js';
import type { LicencePages } from './licence-pages.service.js';
import type {
  LicenceOrderRepository,
  LicenceOrderTransaction,
} from './licence-orders.repository.js';
import type { OrderFinder } from '../orders/domain/order-record.js';
import type { LiveOrdersService } from '../orders/live-orders.service.js';
import type { PaymentPages } from '../payment-pages/payment-pages.service.js';
import { amountsOf } from '../orders/domain/to-order.js';
import type { ClockAndIds } from '../../shared/runtime.js';

/** `priceCents`: per month, net of VAT. */
export type LicenceOrdersDependencies = Readonly<{
  transactions: LicenceOrderRepository;
  licences: Pick<LicencePages, 'decideVat'>;
  store: OrderFinder;
  pages: Pick<PaymentPages, 'current'>;
  orders: Pick<LiveOrdersService, 'read'>;
  priceCents: (licence: LicenceKey) => number;
  runtime: ClockAndIds;
}>;

function refusal(orderable: readonly LicenceKey[]): ServiceError {
  if (orderable.length === 0) return invalid({ field: 'litsents', type: 'value_error' });
  return invalid({ field: 'litsents', type: 'enum', params: { expected: orderable.join(', ') } });
}

export class LicenceOrders {
  constructor(private readonly deps: LicenceOrdersDependencies) {}

  /**
   * One open order per licence. A subscribed client pays on another page; the payment ends the old subscription.
   *
   * @throws VALIDATION_FAILED if the licence runs and renews automatically, or a higher one runs; UPSTREAM_UNAVAILABLE
   * if the database or the provider does not respond: a retry continues the request
   */
  async order(licence: LicenceKey, requester: RequestActor): Promise<Order> {
    const { transactions, licences, orders } = this.deps;
    const { accountId } = requester.caller;
    const actor = callerActor(requester.caller, requester.requestId);
    const order = await transactions.at(accountId, actor, (transaction) =>
      this.keep(transaction, licence),
    );
    await licences.decideVat({ ...order, licence });
    await this.openPage(accountId, order.id);
    return orders.read(order.id, requester);
  }

  /** Reports an order that cannot be paid as an outage instead of returning it without a link. */
  private async openPage(accountId: string, orderId: string): Promise<void> {
    const record = await this.deps.store.find(accountId, orderId);
    if (record === null) throw new Error(`licence order ${orderId} is not stored`);
    const { totalCents } = amountsOf(record);
    await this.deps.pages.current({ ...record, totalCents });
  }

  private async keep(transaction: LicenceOrderTransaction, licence: LicenceKey) {
    const { priceCents, runtime } = this.deps;
    const now = runtime.now();
    const standing = await transaction.standing();
    const verdict = judgeLicenceOrder(standing, licence, now);
    if (verdict === 'refused') throw refusal(orderableLicences(standing, now));
    const renews = verdict === 'renewal' ? (standing.period?.until ?? null) : null;
    const netCents = priceCents(licence);
    return transaction.order({ id: runtime.id(), licence, netCents, renews, now });
  }
}
