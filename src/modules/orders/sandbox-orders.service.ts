/** Sandbox orders: always the demo order; nothing is stored. Source. */
import type { VatKnowledge } from '../vat/domain/vat.js';
import type { CatalogueKnowledge } from '../catalogue/domain/catalogue.js';
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import { notFound, ServiceError, type ErrorCode } from '../../shared/errors.js';
import { DEMO_ORDER_ID, demoOrder } from './domain/demo-order.js';
import { inPhase, type SandboxTrigger } from './domain/sandbox-trigger.js';
import type { Order } from './domain/order.js';

/** `sampleEntry`, `invoiceNumber`: of the sample document and the sample invoice. */
export type SandboxDependencies = Readonly<{
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  sampleEntry: () => Promise<DocumentEntry>;
  invoiceNumber: string;
}>;

export class SandboxOrders {
  constructor(private readonly deps: SandboxDependencies) {}

  async demo(): Promise<Order> {
    const { sampleEntry, ...deps } = this.deps;
    return demoOrder({ ...deps, document: await sampleEntry() });
  }

  /**
   * The demo order in the requested state.
   * @throws ServiceError with the requested code
   */
  async place(trigger: SandboxTrigger | null): Promise<Order> {
    if (trigger?.kind === 'error') throw triggeredError(trigger.code);
    const demo = await this.demo();
    return trigger === null ? demo : inPhase(demo, trigger.phase);
  }

  /** @throws NOT_FOUND except for the demo order */
  async read(orderId: string): Promise<Order> {
    if (orderId !== DEMO_ORDER_ID) throw notFound();
    return this.demo();
  }

  /** @throws NOT_FOUND except for the demo order */
  async cancel(orderId: string): Promise<Order> {
    return inPhase(await this.read(orderId), 'cancelled');
  }
}

const RETRY_AFTER_SECONDS = 30;

const triggeredError = (code: ErrorCode): ServiceError =>
  new ServiceError(code, [{ field: 'payload.sandbox', type: 'sandbox_trigger' }], {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: 'triggered in the sandbox',
  });
