import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { toAmount } from '../../../src/shared/amount.js';
import { makeRenderer } from '../../../src/app/renderer.js';
import { InvoiceFileRenderer } from '../../../src/modules/invoicing/invoice-renderer.js';
import { SampleInvoice } from '../../../src/modules/invoicing/sample-invoice.js';
import { texts } from '../../fakes/an-invoice.js';

const NUMBER = 'SANDBOX-2026-0001';

const sample = new SampleInvoice({
  case: presentLaw().knowledge.documents.invoice,
  provider: 'Provider',
  texts,
  listCents: () => 159000,
  invoiceRenderer: new InvoiceFileRenderer({
    warn: () => undefined,
    renderer: makeRenderer(),
    country: 'ee',
    countries: new Set(['ee']),
    thirdTerritories: new Set(),
  }),
});

test('the sandbox has one invoice, in three formats', async () => {
  expect(sample.invoice()).toEqual({
    number: NUMBER,
    series: 'invoice',
    orderId: 'sandbox-demo-order-001',
    issuedOn: '2026-01-15',
    totalCents: 197160,
    credits: null,
  });
  const docx = await sample.file(NUMBER, 'docx');
  expect(docx.fileName).toBe('arve-SANDBOX-2026-0001.docx');
  expect(Buffer.from(docx.bytes).subarray(0, 2).toString()).toBe('PK');
  const pdf = await sample.file(NUMBER, 'pdf');
  expect(pdf.contentType).toBe('application/pdf');
  const xml = new TextDecoder().decode((await sample.file(NUMBER, 'xml')).bytes);
  expect(xml).toContain(`>${toAmount(197160)}</cbc:TaxInclusiveAmount>`);
  expect(xml).toContain('SAMPLE, not a real invoice');
});

test('any other invoice number is not found', async () => {
  await expect(sample.file('2026-0001', 'docx')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
