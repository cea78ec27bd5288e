/** Rows and remarks of the sheet of an invoice, by the keys of their texts. */
import { expect, test } from '@jest/globals';
import {
  exportNote,
  invoiceSheet,
} from '../../../../src/modules/invoicing/domain/invoice-sheet.js';
import type { Invoice } from '../../../../src/modules/invoicing/domain/invoice.js';
import {
  anInvoice,
  CORRECTED,
  EXPORTED,
  REFUNDED,
  REVERSED,
} from '../../../fakes/plain-invoice.js';

const TERRITORIES = new Set(['ax']);

/** Keys instead of texts, with their parameters. */
const localize = (key: string, params?: object): string =>
  params === undefined ? key : `${key} ${JSON.stringify(params)}`;

const sheetOf = (change: Partial<Invoice>, mark = '', note = '') =>
  invoiceSheet(anInvoice(change), { localize, mark, note, thirdTerritories: TERRITORIES });

const SP = '\u00a0';

test('an invoice prints its number, dates, order and payment, and that the amount payable is zero', () => {
  const { seller, buyer, ...sheet } = sheetOf({});
  expect([seller.title, buyer.title]).toEqual([
    'documents:invoice.seller',
    'documents:invoice.buyer',
  ]);
  expect(sheet).toEqual({
    language: 'en',
    date: '2026-11-21',
    number: 'INV-2026-00001',
    mark: '',
    title: 'documents:invoice.title',
    facts: [
      { label: 'documents:invoice.number', value: 'INV-2026-00001' },
      { label: 'documents:invoice.issued', value: '21 November 2026' },
      { label: 'documents:invoice.due', value: '21 November 2026' },
      { label: 'documents:invoice.order', value: anInvoice().orderId },
      { label: 'billing:invoice.payment', value: 'pi_3QxY' },
    ],
    columns: {
      description: 'documents:invoice.description',
      quantity: 'documents:invoice.quantity',
      price: 'documents:invoice.price',
      vat: 'billing:invoice.vat',
      amount: 'documents:invoice.amount',
    },
    lines: [
      {
        description: 'Document package',
        quantity: '1',
        price: '1,590.00',
        vat: `24${SP}%`,
        amount: '1,590.00',
      },
    ],
    sums: [
      { label: 'documents:invoice.net', value: '1,590.00' },
      {
        label: `billing:invoice.vat_on {"percent":"24${SP}% (Estonia)","net":"1,590.00"}`,
        value: '381.60',
      },
    ],
    total: { label: 'documents:invoice.total, EUR', value: '1,971.60' },
    settled: [
      { label: 'billing:invoice.paid', value: '1,971.60' },
      { label: 'billing:invoice.payable', value: '0.00' },
    ],
    remarks: [{ title: '', text: 'documents:invoice.prepaid' }],
  });
});

test('a credit note prints the invoice and the reason, and has no date of payment', () => {
  const sheet = sheetOf({ ...REFUNDED, paymentRef: null });
  expect(sheet).toMatchObject({
    title: 'billing:invoice.credit_note',
    facts: [
      { label: 'billing:invoice.credit_note_number', value: 'CN-2026-00001' },
      { label: 'documents:invoice.issued', value: '21 November 2026' },
      { label: 'billing:invoice.credited_invoice', value: 'INV-2026-00001 (21 November 2026)' },
      { label: 'billing:invoice.reason', value: 'billing:invoice.refund' },
      { label: 'documents:invoice.order', value: anInvoice().orderId },
    ],
    total: { label: 'billing:invoice.credit_total, EUR', value: '1,971.60' },
    settled: [],
    remarks: [{ title: '', text: 'billing:invoice.returned' }],
  });
});

test('a service for a period prints its dates', () => {
  const period = { from: '2026-11-21', until: '2026-12-20' };
  expect(sheetOf({ period }).facts).toContainEqual({
    label: 'billing:invoice.period',
    value: '21 November 2026 – 20 December 2026',
  });
});

test('a line that is charged again has a minus sign', () => {
  const [, again] = sheetOf(CORRECTED).lines;
  expect(again).toMatchObject({ quantity: '\u22121', amount: '\u22121,590.00' });
});

test.each([
  { who: 'both numbers', vatNumber: 'DE136695976', buyer: 'DE136695976' },
  { who: 'a dash', vatNumber: null, buyer: '–' },
])('a reverse charge has the remark for $who', ({ vatNumber, buyer }) => {
  const { remarks } = sheetOf({ ...REVERSED, buyer: { ...anInvoice().buyer, vatNumber } });
  const numbers = JSON.stringify({ seller: 'EE100000000', buyer });
  expect(remarks[0]).toEqual({
    title: 'billing:invoice.reverse_charge',
    text: `billing:invoice.reverse_charge_note ${numbers}`,
  });
  expect(remarks).toHaveLength(2);
});

test.each([
  { country: 'us', note: 'billing:invoice.export_note' },
  { country: 'ax', note: 'billing:invoice.territory_note' },
  { country: null, note: 'billing:invoice.export_note' },
])('a sale to $country has the remark $note', ({ country, note }) => {
  const change = { ...EXPORTED, buyer: { ...anInvoice().buyer, country } };
  expect(exportNote(anInvoice(change), TERRITORIES)).toBe(note);
  expect(sheetOf(change).remarks[0]).toEqual({ title: '', text: note });
});

test('the sheet of a sample is marked at the end', () => {
  const { mark, remarks } = sheetOf({}, 'SAMPLE', 'not an invoice');
  expect(mark).toBe('SAMPLE');
  expect(remarks.at(-1)).toEqual({ title: 'SAMPLE', text: 'not an invoice' });
});

test('dates, amounts and the country of the rate take the form of the language', () => {
  const { facts, sums } = sheetOf({ language: 'de', paidOn: '2027-03-01' });
  expect(facts[1]?.value).toBe('21. November 2026');
  expect(sums[0]?.value).toBe('1.590,00');
  expect(sums[1]?.label).toContain(`24${SP}% (Estland)`);
  const french = sheetOf({ language: 'fr', paidOn: '2027-03-01' });
  expect(french.facts[2]?.value).toBe('1er mars 2027');
});

test('the rate of the buyer\u2019s own country has no country', () => {
  const { sums } = sheetOf({ buyer: { ...anInvoice().buyer, country: 'ee' } });
  expect(sums[1]?.label).not.toContain('Estonia');
});
