/** The demo order of the sandbox: fixed, so every response is byte for byte the same. Source. */
import type { CatalogueKnowledge } from '../../catalogue/domain/catalogue.js';
import { chargeVat, type VatKnowledge } from '../../vat/domain/vat.js';
import type { DocumentEntry } from '../../documents/domain/document-entry.js';
import { DEFAULT_OPTIONS, listPrice } from './order-options.js';
import type { OrderEvent } from './order-event.js';
import type { Order } from './order.js';
import { SAMPLE_TIME } from '../../../shared/sample-time.js';

export const DEMO_ORDER_ID = 'sandbox-demo-order-001';

const SERVICE = 'pakett';
/** The demo covers the Union; upper case as in the specification. */
const COUNTRY = 'EU';
const RELEASED = { payment: 'paid', documents: 'released' } as const;

export type DemoDependencies = Readonly<{
  catalogue: CatalogueKnowledge;
  vat: VatKnowledge;
  document: DocumentEntry;
  invoiceNumber: string;
}>;

/** @throws RangeError if the catalogue lacks the package; covered by a test */
export function demoOrder({ catalogue, vat, document, invoiceNumber }: DemoDependencies): Order {
  const service = catalogue.services.find(({ key }) => key === SERVICE);
  if (service === undefined) throw new RangeError(`The catalogue lacks ${SERVICE}`);
  const seller = { country: vat.sellerCountry, vatNumber: null, check: 'not_asked' } as const;
  return {
    id: DEMO_ORDER_ID,
    serviceKey: SERVICE,
    country: COUNTRY,
    state: RELEASED,
    phase: 'released',
    paymentLink: null,
    amounts: chargeVat(listPrice(service.price, DEFAULT_OPTIONS), seller, vat, SAMPLE_TIME),
    createdAt: SAMPLE_TIME,
    expiresAt: null,
    invoiceNumber,
    doubts: [],
    documentCount: 1,
    documents: [document],
  };
}

export const demoEvent = (): OrderEvent => ({
  id: '00000000-0000-4000-8000-000000000001',
  orderId: DEMO_ORDER_ID,
  kind: 'released',
  state: RELEASED,
  at: SAMPLE_TIME,
});
