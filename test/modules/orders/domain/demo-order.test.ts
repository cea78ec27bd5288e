import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { demoEvent, demoOrder } from '../../../../src/modules/orders/domain/demo-order.js';
import { SAMPLE_TIME } from '../../../../src/shared/sample-time.js';

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

test('the demo order is the package, paid and released, with prices of the catalogue and VAT', () => {
  const { catalogue, vat } = presentLaw().knowledge;
  const order = demoOrder({ catalogue, vat, document, invoiceNumber: 'SANDBOX-2026-0001' });
  expect(order).toMatchObject({
    id: 'sandbox-demo-order-001',
    serviceKey: 'pakett',
    country: 'EU',
    state: { payment: 'paid', documents: 'released' },
    phase: 'released',
    paymentLink: null,
    expiresAt: null,
    doubts: [],
    documentCount: 1,
    amounts: { netCents: 159000, vatPercent: 24, vatCents: 38160, totalCents: 197160 },
    documents: [document],
  });
});

test('the package is found by its key, wherever the catalogue lists it', () => {
  const { catalogue, vat } = presentLaw().knowledge;
  const services = catalogue.services.toSorted(
    (one, other) => Number(one.key === 'pakett') - Number(other.key === 'pakett'),
  );
  const price = (listed: typeof services) =>
    demoOrder({ catalogue: { ...catalogue, services: listed }, vat, document, invoiceNumber: '' })
      .amounts.netCents;
  expect(price(services)).toBe(159000);
  expect(() => price(services.slice(0, -1))).toThrow(new RangeError('The catalogue lacks pakett'));
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
