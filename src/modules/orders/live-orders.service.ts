/** Orders of live keys: placed once, paid on a hosted payment page. Source. */
import { hash } from 'node:crypto';
import type { RequestActor } from '../../shared/actor.js';
import { callerActor } from '../../shared/actor.js';
import { notFound, ServiceError } from '../../shared/errors.js';
import { monthOf } from '../../shared/limits/month.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { canonicalJson } from '../../shared/canonical-json.js';
import { phaseOf } from './domain/order-phase.js';
import type { Order } from './domain/order.js';
import { quote, type PriceKnowledge } from './domain/quote.js';
import { earlierOrder, unknownEarlier } from './domain/earlier-order.js';
import { isUuid } from '../../shared/uuid.js';
import type {
  FirstAnswer,
  OrderDraft,
  OrderRecord,
  OrderRequest,
  PageableOrder,
  PaymentPage,
} from './domain/order-record.js';
import type { PostgresOrderStore } from './orders.repository.js';
import type { PlacedOrder } from './sandbox-orders.service.js';
import { toVatCustomer } from '../vat/domain/vat-evidence.js';
import type { VatService } from '../vat/vat.service.js';
import { evidenceFor, NOBODY } from '../vat/domain/declared-evidence.js';
import { amountsOf, releasedOf, toFirstOrder, toOrder } from './domain/to-order.js';
import type { ReleasedDocumentsService } from '../document-files/released-documents.service.js';
import type { ClockAndIds } from '../../shared/runtime.js';

export type LiveOrdersDependencies = Readonly<{
  store: PostgresOrderStore;
  currentPage: (order: PageableOrder) => Promise<PaymentPage>;
  documents: Pick<ReleasedDocumentsService, 'entries'>;
  links: Pick<CodeLinks, 'current'>;
  prices: PriceKnowledge;
  vatService: Pick<VatService, 'assessOrder'>;
  runtime: ClockAndIds;
}>;

export class LiveOrdersService {
  constructor(private readonly deps: LiveOrdersDependencies) {}

  /**
   * Stores the order before it calls the provider, so that every payment finds its order. A retry with the same
   * idempotency key continues an interrupted request.
   *
   * @throws IDEMPOTENCY_CONFLICT, UPSTREAM_UNAVAILABLE; VALIDATION_FAILED if `payload.tellimus` is not an order of this
   * client with documents
   */
  async place(request: OrderRequest, requester: RequestActor): Promise<PlacedOrder> {
    const record = await this.stored(request, requester);
    if (record.firstAnswer !== null) {
      return { order: this.toFirst(record, record.firstAnswer), isReplay: true };
    }
    const amounts = amountsOf(record);
    const page = await this.deps.currentPage({ ...record, totalCents: amounts.totalCents });
    const computed = { paymentLink: page.url, amounts };
    const { answer, isFirst } = await this.deps.store.keepFirstAnswer(record.id, computed);
    return { order: this.toFirst(record, answer), isReplay: !isFirst };
  }

  private toFirst(record: OrderRecord, answer: FirstAnswer): Order {
    const paymentLink = this.deps.links.current(answer.paymentLink);
    return toFirstOrder(record, { ...answer, paymentLink });
  }

  /** @throws NOT_FOUND if the order does not exist or belongs to another account */
  async read(orderId: string, { caller }: RequestActor): Promise<Order> {
    const { store, documents, runtime } = this.deps;
    const record = isUuid(orderId) ? await store.find(caller.accountId, orderId) : null;
    if (record === null) throw notFound();
    const now = runtime.now();
    const released = await documents.entries(releasedOf([record]), now);
    return toOrder(record, {
      now,
      paymentLink: await this.linkOf(record, now),
      documents: released.get(record.id) ?? null,
    });
  }

  /** The order of this request, or of an earlier one with its idempotency key. */
  private async stored(request: OrderRequest, requester: RequestActor): Promise<OrderRecord> {
    const fingerprint = this.fingerprint(request);
    const known = await this.known(request, requester, fingerprint);
    if (known !== null) return known;
    const draft = await this.draft(request, requester, fingerprint);
    const isNew = await this.deps.store.insert(draft);
    const record = isNew
      ? await this.deps.store.find(draft.accountId, draft.id)
      : await this.known(request, requester, fingerprint);
    if (record === null) throw new Error(`order ${draft.id} is neither stored nor known`);
    return record;
  }

  private async known(
    { idempotencyKey }: OrderRequest,
    { caller }: RequestActor,
    fingerprint: Uint8Array | null,
  ): Promise<OrderRecord | null> {
    if (idempotencyKey === null) return null;
    const record = await this.deps.store.findByKey(caller.accountId, idempotencyKey);
    if (record === null || isSame(record.fingerprint, fingerprint)) return record;
    throw new ServiceError('IDEMPOTENCY_CONFLICT');
  }

  private fingerprint(request: OrderRequest): Uint8Array | null {
    if (request.idempotencyKey === null) return null;
    const { service, country, payload } = request;
    return hash('sha256', canonicalJson({ teenus: service.key, riik: country, payload }), 'buffer');
  }

  private async draft(
    request: OrderRequest,
    { caller, requestId }: RequestActor,
    fingerprint: Uint8Array | null,
  ): Promise<OrderDraft> {
    const { store, prices, vatService, runtime } = this.deps;
    const { service, options, country, payload, idempotencyKey } = request;
    await this.assertEarlier(request, caller.accountId);
    const declared = (await store.customer(caller.accountId)) ?? NOBODY;
    const finding = await vatService.assessOrder(caller.accountId, declared);
    const customer = toVatCustomer(declared, finding);
    const createdAt = runtime.now();
    return {
      id: runtime.id(),
      accountId: caller.accountId,
      createdAt,
      serviceKey: service.key,
      documentCount: service.documentCount,
      country,
      payload,
      idempotencyKey,
      fingerprint,
      quote: quote({ service, options, tier: caller.tier, customer, at: createdAt }, prices),
      month: monthOf(createdAt.getTime()),
      vatEvidence: evidenceFor(declared, finding, { vat: prices.vat, at: createdAt }),
      actor: callerActor(caller, requestId),
    };
  }

  private async assertEarlier(request: OrderRequest, accountId: string): Promise<void> {
    const id = earlierOrder(request);
    if (id === null) return;
    const isThere = isUuid(id) && (await this.deps.store.hasDocuments(accountId, id));
    if (!isThere) throw unknownEarlier();
  }

  /** null if the provider fails: an order can be read without it. */
  private async linkOf(record: OrderRecord, now: Date): Promise<string | null> {
    if (phaseOf(record.state, record.times, now) !== 'awaiting_payment') return null;
    const { totalCents } = amountsOf(record);
    return this.deps.currentPage({ ...record, totalCents }).then(
      ({ url }) => url,
      (failure: unknown) => {
        if (failure instanceof ServiceError) return null;
        throw failure;
      },
    );
  }
}

const isSame = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one !== null && other !== null && one.every((byte, at) => byte === other[at]);
