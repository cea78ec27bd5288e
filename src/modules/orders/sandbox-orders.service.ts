/** Sandbox orders: the demo order, and those on the key's test clock; no table is used. Source, D-275. */
import type { VatKnowledge } from '../vat/domain/vat.js';
import type { Caller } from '../../shared/caller.js';
import type { CatalogueKnowledge, LicenceKey } from '../catalogue/domain/catalogue.js';
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import { notFound, ServiceError, type ErrorCode } from '../../shared/errors.js';
import { DEMO_ORDER_ID, demoOrder } from './domain/demo-order.js';
import { earlierOrder, unknownEarlier } from './domain/earlier-order.js';
import { inPhase, type SandboxTrigger } from './domain/sandbox-trigger.js';
import type { OrderRequest } from './domain/order-record.js';
import type { Order } from './domain/order.js';
import { SAMPLE_TIME } from '../../shared/sample-time.js';
import type { PaymentPlan } from './domain/payment-plan.js';

/** `isReplay`: this is the response to an earlier request with the same idempotency key. */
export type PlacedOrder = Readonly<{ order: Order; isReplay: boolean }>;

/** Orders on the test clock of a key. null: no such order, or no clock. */
export interface ClockOrders {
  place(request: OrderRequest, plan: PaymentPlan, caller: Caller): Promise<PlacedOrder>;
  placeLicence(licence: LicenceKey, caller: Caller): Promise<Order | null>;
  find(orderId: string, caller: Caller): Promise<Order | null>;
  all(caller: Caller): Promise<readonly Order[]>;
  cancel(orderId: string, caller: Caller): Promise<Order | null>;
  /** null also without documents. */
  releasedAt(orderId: string, caller: Caller): Promise<Date | null>;
}

/** `sampleEntry`, `invoiceNumber`: of the sample document and the sample invoice. */
export type SandboxDependencies = Readonly<{
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  sampleEntry: () => Promise<DocumentEntry>;
  invoiceNumber: string;
  clock: ClockOrders;
}>;

export class SandboxOrders {
  constructor(private readonly deps: SandboxDependencies) {}

  async demo(): Promise<Order> {
    const { sampleEntry, catalogue, vat, invoiceNumber } = this.deps;
    return demoOrder({ catalogue, vat, invoiceNumber, document: await sampleEntry() });
  }

  /**
   * The demo order, in the requested state; or an order on the test clock.
   * @throws ServiceError with the requested code; VALIDATION_FAILED on the clock if the earlier order is not there; as `ClockOrders`
   */
  async place(
    request: OrderRequest,
    trigger: SandboxTrigger | null,
    caller: Caller,
  ): Promise<PlacedOrder> {
    if (trigger?.kind === 'error') throw triggeredError(trigger.code);
    if (trigger?.kind === 'clock') {
      await this.assertEarlier(request, caller);
      return this.deps.clock.place(request, trigger.plan, caller);
    }
    const demo = await this.demo();
    return { order: trigger === null ? demo : inPhase(demo, trigger.phase), isReplay: false };
  }

  /** As live. The id of the demo order is no UUID, so it cannot be named. */
  private async assertEarlier(request: OrderRequest, caller: Caller): Promise<void> {
    const id = earlierOrder(request);
    if (id === null || (await this.deps.clock.releasedAt(id, caller)) !== null) return;
    throw unknownEarlier();
  }

  /** When the documents were released. @throws NOT_FOUND if the order has none */
  async releasedAt(orderId: string, caller: Caller): Promise<Date> {
    if (orderId === DEMO_ORDER_ID) return SAMPLE_TIME;
    const at = await this.deps.clock.releasedAt(orderId, caller);
    if (at === null) throw notFound();
    return at;
  }

  /** The demo order without a test clock. */
  async placeLicence(licence: LicenceKey, caller: Caller): Promise<Order> {
    return (await this.deps.clock.placeLicence(licence, caller)) ?? this.demo();
  }

  /** @throws NOT_FOUND except for the demo order and those on the test clock */
  async read(orderId: string, caller: Caller): Promise<Order> {
    if (orderId === DEMO_ORDER_ID) return this.demo();
    const order = await this.deps.clock.find(orderId, caller);
    if (order === null) throw notFound();
    return order;
  }

  /** Newest first; the demo order is the oldest. */
  async all(caller: Caller): Promise<readonly Order[]> {
    return [...(await this.deps.clock.all(caller)), await this.demo()];
  }

  /** @throws NOT_FOUND except for the demo order and those on the test clock; VALIDATION_FAILED if it is paid there */
  async cancel(orderId: string, caller: Caller): Promise<Order> {
    if (orderId === DEMO_ORDER_ID) return inPhase(await this.demo(), 'cancelled');
    const order = await this.deps.clock.cancel(orderId, caller);
    if (order === null) throw notFound();
    return order;
  }
}

const RETRY_AFTER_SECONDS = 30;

const triggeredError = (code: ErrorCode): ServiceError =>
  new ServiceError(code, [{ field: 'payload.sandbox', type: 'sandbox_trigger' }], {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: 'triggered in the sandbox',
  });
