/** Use cases of orders: the demo order or the test clock for test keys, stored orders for live keys. */
import type { RequestActor } from '../../shared/actor.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { Order } from './domain/order.js';
import type { SandboxTrigger } from './domain/sandbox-trigger.js';
import type { OrderRequest } from './domain/order-record.js';
import type { LiveOrdersService } from './live-orders.service.js';
import type { PlacedOrder, SandboxOrders } from './sandbox-orders.service.js';

interface Cancellation {
  cancel(orderId: string, requester: RequestActor): Promise<void>;
}

interface LicenceOrdering {
  order(licence: LicenceKey, requester: RequestActor): Promise<Order>;
}

export type LiveOrderServices = Readonly<{
  orders: Pick<LiveOrdersService, 'place' | 'read'>;
  licenceOrders: LicenceOrdering;
  cancellation: Cancellation;
}>;

export class OrdersService {
  constructor(
    private readonly sandbox: SandboxOrders,
    private readonly live: LiveOrderServices,
  ) {}

  /**
   * @param trigger state or error requested by a sandbox key
   * @throws IDEMPOTENCY_CONFLICT if the key was used with another request
   * @throws UPSTREAM_UNAVAILABLE if the database or the provider does not respond; a retry continues the request
   */
  async place(
    request: OrderRequest,
    requester: RequestActor,
    trigger: SandboxTrigger | null = null,
  ): Promise<PlacedOrder> {
    if (requester.caller.mode === 'live') return this.live.orders.place(request, requester);
    return this.sandbox.place(request, trigger, requester.caller);
  }

  /** @throws NOT_FOUND if the order does not exist or belongs to another account */
  read(orderId: string, requester: RequestActor): Promise<Order> {
    return requester.caller.mode === 'live'
      ? this.live.orders.read(orderId, requester)
      : this.sandbox.read(orderId, requester.caller);
  }

  /**
   * A higher licence, or a renewal. Sandbox keys get the demo order, or one on their test clock.
   * @throws VALIDATION_FAILED if the licence cannot be ordered now; UPSTREAM_UNAVAILABLE as `place`
   */
  orderLicence(licence: LicenceKey, requester: RequestActor): Promise<Order> {
    return requester.caller.mode === 'live'
      ? this.live.licenceOrders.order(licence, requester)
      : this.sandbox.placeLicence(licence, requester.caller);
  }

  /**
   * Idempotent. Sandbox keys change orders on their test clock alone.
   * @throws NOT_FOUND if the order does not exist or belongs to another account; VALIDATION_FAILED if it is paid
   */
  async cancel(orderId: string, requester: RequestActor): Promise<Order> {
    if (requester.caller.mode !== 'live') {
      return this.sandbox.cancel(orderId, requester.caller);
    }
    await this.live.cancellation.cancel(orderId, requester);
    return this.live.orders.read(orderId, requester);
  }
}
