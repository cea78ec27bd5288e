import { expect, test } from '@jest/globals';
import { invoiceDocument } from '../../../../src/modules/invoicing/domain/invoice-document.js';
import type { InvoiceSheet } from '../../../../src/modules/invoicing/domain/invoice-sheet.js';
import { invoiceTags } from '../../../../src/modules/invoicing/domain/invoice-tags.js';

const SHEET: InvoiceSheet = {
  language: 'en',
  date: '2026-11-21',
  title: 'Invoice',
  number: 'INV-1',
  mark: '',
  facts: [{ label: 'Number', value: 'INV-1' }],
  seller: { title: 'Seller', name: 'Seller OÜ', lines: ['Street 1', 'Estonia'] },
  buyer: { title: 'Buyer', name: 'Buyer GmbH', lines: [] },
  columns: { description: 'What', quantity: 'Pieces', price: 'Price', vat: 'VAT', amount: 'Sum' },
  lines: [{ description: 'Package', quantity: '1', price: '1.00', vat: '24 %', amount: '1.00' }],
  sums: [{ label: 'Net', value: '1.00' }],
  total: { label: 'Total', value: '1.24' },
  settled: [{ label: 'Paid', value: '1.24' }],
  remarks: [
    { title: '', text: 'Paid in advance' },
    { title: 'Reverse charge', text: 'Article 196' },
  ],
};

const cells = (...texts: string[]) => texts.map((text) => ({ lines: [text] }));

test('an invoice is a document of facts, parties, lines, sums and remarks', () => {
  expect(invoiceDocument(SHEET)).toEqual({
    language: 'en',
    date: '2026-11-21',
    title: 'Invoice INV-1',
    subject: 'Invoice INV-1',
    keywords: 'INV-1',
    watermark: null,
    cover: null,
    header: { left: 'Seller OÜ', right: 'INV-1' },
    footer: { left: 'INV-1', pageWord: '' },
    blocks: [
      { kind: 'heading', level: 1, number: '', text: 'Invoice' },
      { kind: 'facts', rows: [['Number', 'INV-1']] },
      {
        kind: 'table',
        columns: [
          { title: 'Seller', share: 50 },
          { title: 'Buyer', share: 50 },
        ],
        rows: [
          [
            { tone: 'strong', lines: ['Seller OÜ', 'Street 1', 'Estonia'] },
            { tone: 'strong', lines: ['Buyer GmbH'] },
          ],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'What', share: 46 },
          { title: 'Pieces', share: 13, atRight: true },
          { title: 'Price', share: 16, atRight: true },
          { title: 'VAT', share: 9, atRight: true },
          { title: 'Sum', share: 16, atRight: true },
        ],
        rows: [cells('Package', '1', '1.00', '24 %', '1.00')],
      },
      { kind: 'sums', rows: SHEET.sums, total: SHEET.total, settled: SHEET.settled },
      { kind: 'paragraph', text: 'Paid in advance', tone: 'muted' },
      { kind: 'note', title: 'Reverse charge', text: 'Article 196' },
    ],
  });
});

test('an invoice of the sandbox has a watermark', () => {
  expect(invoiceDocument({ ...SHEET, mark: 'Sample' }).watermark).toBe('SAMPLE / NÄIDIS');
});

test('the fields of the template contain the same texts', () => {
  expect(invoiceTags(SHEET)).toEqual({
    title: 'Invoice',
    number: 'INV-1',
    mark: '',
    facts: SHEET.facts,
    seller_title: 'Seller',
    seller_name: 'Seller OÜ',
    seller_lines: [{ text: 'Street 1' }, { text: 'Estonia' }],
    buyer_title: 'Buyer',
    buyer_name: 'Buyer GmbH',
    buyer_lines: [],
    column_description: 'What',
    column_quantity: 'Pieces',
    column_price: 'Price',
    column_vat: 'VAT',
    column_amount: 'Sum',
    lines: SHEET.lines,
    sums: SHEET.sums,
    total_label: 'Total',
    total: '1.24',
    settled: SHEET.settled,
    remarks: SHEET.remarks,
  });
});
