/** Use cases of orders: the sandbox's for test keys, real ones for live keys. */
import type { Caller } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { Order } from './domain/order.js';
import type { SandboxTrigger } from './domain/sandbox-trigger.js';
import type { OrderRequest } from './orders.ports.js';
import type { SandboxOrders } from '../sandbox/sandbox-orders.service.js';

/** `isReplay`: the answer to an earlier call with the same idempotency key. */
export type PlacedOrder = Readonly<{ order: Order; isReplay: boolean }>;

/** `requestId`: for the audit log. */
export type RequestActor = Readonly<{ caller: Caller; requestId: string }>;

/** Orders of live keys. */
export interface LiveOrders {
  place(request: OrderRequest, asking: RequestActor): Promise<PlacedOrder>;
  read(orderId: string, asking: RequestActor): Promise<Order>;
}

/** Ends orders of live keys. */
interface Cancellation {
  cancel(orderId: string, asking: RequestActor): Promise<void>;
}

/** Orders licences for live keys. */
interface LicenceOrdering {
  order(licence: LicenceKey, asking: RequestActor): Promise<Order>;
}

export type LiveOrderServices = Readonly<{
  orders: LiveOrders;
  licenceOrders: LicenceOrdering;
  cancellation: Cancellation;
}>;

export class OrdersService {
  constructor(
    private readonly sandbox: SandboxOrders,
    private readonly live: LiveOrderServices,
  ) {}

  /**
   * @param trigger what a sandbox key wants to see; live keys trigger nothing
   * @throws IDEMPOTENCY_CONFLICT where the key was used with another request.
   * @throws UPSTREAM_UNAVAILABLE where database or payment provider do not answer; the next try goes on from there.
   */
  async place(
    request: OrderRequest,
    asking: RequestActor,
    trigger: SandboxTrigger | null = null,
  ): Promise<PlacedOrder> {
    if (asking.caller.mode === 'live') return this.live.orders.place(request, asking);
    return { order: await this.sandbox.place(trigger), isReplay: false };
  }

  /** @throws NOT_FOUND where the order is missing or another client's. */
  read(orderId: string, asking: RequestActor): Promise<Order> {
    return asking.caller.mode === 'live'
      ? this.live.orders.read(orderId, asking)
      : this.sandbox.read(orderId);
  }

  /**
   * A licence for a client that is there already: a higher one, or the same one again. A sandbox key gets the demo order.
   * @throws VALIDATION_FAILED where there is nothing to order; UPSTREAM_UNAVAILABLE as `place` does.
   */
  orderLicence(licence: LicenceKey, asking: RequestActor): Promise<Order> {
    return asking.caller.mode === 'live'
      ? this.live.licenceOrders.order(licence, asking)
      : this.sandbox.place(null);
  }

  /**
   * The order as it is then; cancelling twice changes nothing. A sandbox key changes nothing at all.
   * @throws NOT_FOUND where the order is missing or another client's; VALIDATION_FAILED where it is paid.
   */
  async cancel(orderId: string, asking: RequestActor): Promise<Order> {
    if (asking.caller.mode !== 'live') return this.sandbox.cancel(orderId);
    await this.live.cancellation.cancel(orderId, asking);
    return this.live.orders.read(orderId, asking);
  }
}
