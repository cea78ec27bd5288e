/** The demo order of the sandbox, with a small catalogue. */
import { expect, test } from '@jest/globals';
import type {
  CatalogueKnowledge,
  Service,
} from '../../../../src/modules/catalogue/domain/catalogue.js';
import { demoEvent, demoOrder } from '../../../../src/modules/orders/domain/demo-order.js';
import { SAMPLE_TIME } from '../../../../src/shared/sample-time.js';
import { A_VAT_TABLE } from '../../vat/domain/a-vat-table.js';

const document = {
  fileName: 'sample.pdf',
  downloadUrl: 'https://example.test/v1/download/x',
  kind: 'sample',
  sizeBytes: 1,
  sha256: '0'.repeat(64),
  validUntil: null,
  language: 'en',
  kbVersion: 'kb_2026-01-01_00000000',
  number: null,
  verificationUrl: null,
  pdf: null,
} as const;

const service = (key: string, cents: number): Service => ({
  key,
  price: { kind: 'fixed', cents },
  licensedCents: null,
  documentCount: 1,
});
const PACKAGE = service('pakett', 159_000);
const OTHER = service('hooldus', 9_900);

const demoFrom = (...services: readonly Service[]) => {
  const catalogue: CatalogueKnowledge = {
    services,
    licences: {
      professional: { key: 'professional', centsPerMonth: 99_000, discountQuota: 10 },
      enterprise: { key: 'enterprise', centsPerMonth: 290_000, discountQuota: 30 },
    },
  };
  return demoOrder({
    catalogue,
    vat: A_VAT_TABLE,
    document,
    invoiceNumber: 'SANDBOX-2026-0001',
  });
};

test('the demo order is the package, paid and released, with prices of the catalogue and VAT', () => {
  expect(demoFrom(PACKAGE, OTHER)).toMatchObject({
    id: 'sandbox-demo-order-001',
    serviceKey: 'pakett',
    country: 'EU',
    state: { payment: 'paid', documents: 'released' },
    phase: 'released',
    paymentLink: null,
    expiresAt: null,
    invoiceNumber: 'SANDBOX-2026-0001',
    doubts: [],
    documentCount: 1,
    amounts: { netCents: 159_000, vatPercent: 24, vatCents: 38_160, totalCents: 197_160 },
    documents: [document],
  });
});

test('the package is found by its key, wherever the catalogue lists it', () => {
  expect(demoFrom(OTHER, PACKAGE).amounts.netCents).toBe(159_000);
  expect(() => demoFrom(OTHER)).toThrow(new RangeError('The catalogue lacks pakett'));
});

test('the event of the demo order never changes', () => {
  expect(demoEvent()).toEqual({
    id: '00000000-0000-4000-8000-000000000001',
    orderId: 'sandbox-demo-order-001',
    kind: 'released',
    state: { payment: 'paid', documents: 'released' },
    at: SAMPLE_TIME,
  });
});
