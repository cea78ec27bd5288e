import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { demoOrder } from '../../../../src/modules/orders/domain/demo-order.js';

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
    amounts: { netCents: 159000, vatPercent: 24, vatCents: 38160, totalCents: 197160 },
    documents: [document],
  });
});
