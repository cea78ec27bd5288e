/** Orders of sandbox keys on their test clock. Source: D-275. */
import type { CatalogueKnowledge, LicenceKey } from '../catalogue/domain/catalogue.js';
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import type { Caller } from '../../shared/caller.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import { invalid, ServiceError } from '../../shared/errors.js';
import type { OrderRecord, OrderRequest } from '../orders/domain/order-record.js';
import type { Order } from '../orders/domain/order.js';
import type { PaymentPlan } from '../orders/domain/payment-plan.js';
import { toOrder } from '../orders/domain/to-order.js';
import type { ClockOrders, PlacedOrder } from '../orders/sandbox-orders.service.js';
import type { VatKnowledge } from '../vat/domain/vat.js';
import { cancelTestOrder } from './domain/order-steps.js';
import {
  placeTestLicence,
  placeTestOrder,
  termsAt,
  type Placing,
  type QuoteTerms,
} from './domain/place-order.js';
import { MAX_ORDERS, type TestOrder, type Simulation } from './domain/test-simulation.js';
import type { TestClocksService } from './test-clocks.service.js';

export type TestOrdersDependencies = Readonly<{
  clocks: TestClocksService;
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  sampleEntry: () => Promise<DocumentEntry>;
}>;

const FULL_RETRY_SECONDS = 60;

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** The stored form of live orders, so that both are shown by the same rules. */
const toRecord = (order: TestOrder): OrderRecord => ({
  id: order.id,
  serviceKey: order.serviceKey,
  country: order.country,
  state: order.state,
  times: {
    createdAt: new Date(order.times.createdAt),
    paidAt: dateOf(order.times.paidAt),
    cancelledAt: dateOf(order.times.cancelledAt),
    failedAt: dateOf(order.times.failedAt),
    refundedAt: dateOf(order.times.refundedAt),
  },
  amounts: order.amounts,
  documentCount: order.documentCount,
  fingerprint: null,
  firstAnswer: null,
  page: null,
  pageCount: 0,
  invoiceNumber: order.invoiceNumber,
  doubts: [],
  email: null,
  language: null,
});

/** @throws RATE_LIMITED at the limit of orders per key */
function assertRoom({ orders }: Simulation): void {
  if (orders.length < MAX_ORDERS) return;
  const params = { max: MAX_ORDERS };
  throw new ServiceError(
    'RATE_LIMITED',
    [{ field: 'X-API-Key', type: 'too_many_test_orders', params }],
    { retryAfterSeconds: FULL_RETRY_SECONDS },
  );
}

const fingerprintOf = ({ service, country, payload, idempotencyKey }: OrderRequest) =>
  idempotencyKey === null ? null : canonicalJson({ teenus: service.key, riik: country, payload });

/** @throws IDEMPOTENCY_CONFLICT if the key belongs to another request */
function known({ orders }: Simulation, request: OrderRequest): TestOrder | null {
  const { idempotencyKey } = request;
  const order = orders.find((one) => one.idempotencyKey === idempotencyKey);
  if (idempotencyKey === null || order === undefined) return null;
  if (order.fingerprint !== fingerprintOf(request)) throw new ServiceError('IDEMPOTENCY_CONFLICT');
  return order;
}

const hasDocuments = ({ state, documentCount }: TestOrder): boolean =>
  state.documents === 'released' && documentCount > 0;

export class TestOrdersService implements ClockOrders {
  constructor(private readonly deps: TestOrdersDependencies) {}

  /** Starts the clock if there is none. @throws IDEMPOTENCY_CONFLICT; RATE_LIMITED at the limits */
  async place(request: OrderRequest, plan: PaymentPlan, caller: Caller): Promise<PlacedOrder> {
    const placing = this.placing(caller);
    const { simulation, events } = await this.deps.clocks.changeSimulation(caller, (before) => {
      if (known(before, request) !== null) return before;
      assertRoom(before);
      const fingerprint = fingerprintOf(request);
      const placed = { request, plan, fingerprint, createdAt: before.now };
      return placeTestOrder(before, placed, placing).simulation;
    });
    const order = known(simulation, request) ?? simulation.orders.at(-1);
    if (order === undefined) throw new Error('the order was not kept');
    const isReplay = !events.some(({ orderId }) => orderId === order.id);
    return { order: await this.show(order, simulation), isReplay };
  }

  /** null without a clock. @throws RATE_LIMITED at the limit */
  async placeLicence(licence: LicenceKey, caller: Caller): Promise<Order | null> {
    if ((await this.deps.clocks.find(caller)) === null) return null;
    const placing = this.placing(caller);
    const { simulation } = await this.deps.clocks.changeSimulation(caller, (before) => {
      assertRoom(before);
      return placeTestLicence(before, licence, placing).simulation;
    });
    const order = simulation.orders.at(-1);
    return order === undefined ? null : this.show(order, simulation);
  }

  /** null if there is no such order. */
  async find(orderId: string, caller: Caller): Promise<Order | null> {
    const state = await this.deps.clocks.find(caller);
    const order = state?.simulation.orders.find(({ id }) => id === orderId);
    return state === null || order === undefined ? null : this.show(order, state.simulation);
  }

  /** Newest first; empty without a clock. */
  async all(caller: Caller): Promise<readonly Order[]> {
    const simulation = (await this.deps.clocks.find(caller))?.simulation;
    if (simulation === undefined) return [];
    return Promise.all(simulation.orders.toReversed().map((order) => this.show(order, simulation)));
  }

  /** null if there is no such order. @throws VALIDATION_FAILED if it is paid */
  async cancel(orderId: string, caller: Caller): Promise<Order | null> {
    if ((await this.find(orderId, caller)) === null) return null;
    const rules = this.deps.clocks.rulesOf(caller);
    await this.deps.clocks.changeSimulation(caller, (simulation) => {
      const order = simulation.orders.find(({ id }) => id === orderId);
      if (order?.state.payment === 'paid') throw invalid({ field: 'order_id', type: 'order_paid' });
      const isOpen = order !== undefined && order.times.cancelledAt === null;
      return isOpen ? cancelTestOrder(simulation, order, rules) : simulation;
    });
    return this.find(orderId, caller);
  }

  async releasedAt(orderId: string, caller: Caller): Promise<Date | null> {
    const simulation = (await this.deps.clocks.find(caller))?.simulation;
    const order = simulation?.orders.find(({ id }) => id === orderId);
    return order === undefined || !hasDocuments(order) ? null : dateOf(order.times.releasedAt);
  }

  /** What the price of an order on the clock depends on; null without a clock. */
  async terms(caller: Caller): Promise<QuoteTerms | null> {
    const simulation = (await this.deps.clocks.find(caller))?.simulation;
    return simulation === undefined ? null : termsAt(simulation);
  }

  private placing(caller: Caller): Placing {
    const { clocks, catalogue, vat } = this.deps;
    return { rules: clocks.rulesOf(caller), prices: { catalogue, vat } };
  }

  /** Released documents are the sample. */
  private async show(order: TestOrder, { now }: Simulation): Promise<Order> {
    const documents = hasDocuments(order) ? [await this.deps.sampleEntry()] : null;
    return toOrder(toRecord(order), { now: new Date(now), paymentLink: null, documents });
  }
}
