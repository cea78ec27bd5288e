/** The whole XML of an invoice and of a credit note, by the business terms of EN 16931-1. */
import { expect, test } from '@jest/globals';
import { ublBuyer, ublSeller } from '../../../../src/modules/invoicing/domain/ubl-party.js';
import { toUbl } from '../../../../src/modules/invoicing/domain/ubl.js';
import {
  anInvoice,
  CORRECTED,
  EXPORTED,
  REFUNDED,
  REVERSED,
} from '../../../fakes/plain-invoice.js';

const TERMS = {
  country: 'ee',
  countries: new Set(['ee', 'de']),
  notes: ['one', 'two'],
  reason: (kind: string) => `because of ${kind}`,
};

const eur = (amount: string) => ({ '@currencyID': 'EUR', '#': amount });
const SCHEME = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const STANDARD = { 'cbc:ID': 'S', 'cbc:Percent': '24', ...SCHEME };
const { seller, buyer, orderId } = anInvoice();

const spaces = (document: string) => ({
  '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${document}-2`,
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

const head = (number: string) => ({
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'cbc:ID': number,
  'cbc:IssueDate': '2026-11-21',
});

const parties = {
  'cac:AccountingSupplierParty': { 'cac:Party': ublSeller(seller, TERMS, false) },
  'cac:AccountingCustomerParty': { 'cac:Party': ublBuyer(buyer, TERMS, false) },
};

const ORDER = { 'cac:OrderReference': { 'cbc:ID': orderId } };

const money = {
  'cac:PaymentMeans': { 'cbc:PaymentMeansCode': '68', 'cbc:PaymentID': 'pi_3QxY' },
  'cac:TaxTotal': {
    'cbc:TaxAmount': eur('381.60'),
    'cac:TaxSubtotal': [
      {
        'cbc:TaxableAmount': eur('1590.00'),
        'cbc:TaxAmount': eur('381.60'),
        'cac:TaxCategory': STANDARD,
      },
    ],
  },
  'cac:LegalMonetaryTotal': {
    'cbc:LineExtensionAmount': eur('1590.00'),
    'cbc:TaxExclusiveAmount': eur('1590.00'),
    'cbc:TaxInclusiveAmount': eur('1971.60'),
    'cbc:PrepaidAmount': eur('1971.60'),
    'cbc:PayableAmount': eur('0.00'),
  },
};

const line = (quantityName: string, quantity: string, amount: string, category: object) => ({
  'cbc:ID': '1',
  [quantityName]: { '@unitCode': 'C62', '#': quantity },
  'cbc:LineExtensionAmount': eur(amount),
  'cac:Item': { 'cbc:Name': 'Document package', 'cac:ClassifiedTaxCategory': category },
  'cac:Price': { 'cbc:PriceAmount': eur('1590.00') },
});

const body = { 'cbc:DocumentCurrencyCode': 'EUR', 'cbc:BuyerReference': orderId };

test('an invoice for a period has every element in the order of the schema', () => {
  const period = { from: '2026-11-21', until: '2026-12-20' };
  const xml = toUbl(anInvoice({ period }), TERMS);
  const expected = {
    Invoice: {
      ...spaces('Invoice'),
      ...head('INV-2026-00001'),
      'cbc:InvoiceTypeCode': '380',
      'cbc:Note': 'one\ntwo',
      'cbc:TaxPointDate': '2026-11-21',
      ...body,
      'cac:InvoicePeriod': { 'cbc:StartDate': '2026-11-21', 'cbc:EndDate': '2026-12-20' },
      ...ORDER,
      ...parties,
      ...money,
      'cac:InvoiceLine': [line('cbc:InvoicedQuantity', '1', '1590.00', STANDARD)],
    },
  };
  expect(xml).toEqual(expected);
  expect(JSON.stringify(xml)).toBe(JSON.stringify(expected));
});

test('a credit note names its invoice and has no day of supply', () => {
  expect(toUbl(anInvoice(REFUNDED), TERMS)).toEqual({
    CreditNote: {
      ...spaces('CreditNote'),
      ...head('CN-2026-00001'),
      'cbc:CreditNoteTypeCode': '381',
      'cbc:Note': 'one\ntwo',
      ...body,
      ...ORDER,
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': 'INV-2026-00001',
          'cbc:IssueDate': '2026-11-21',
        },
      },
      ...parties,
      ...money,
      'cac:CreditNoteLine': [line('cbc:CreditedQuantity', '1', '1590.00', STANDARD)],
    },
  });
});

test('an invoice without a payment has no payment reference', () => {
  expect(toUbl(anInvoice({ paymentRef: null }), TERMS)).toMatchObject({
    Invoice: { 'cac:PaymentMeans': { 'cbc:PaymentMeansCode': '68' } },
  });
  expect(JSON.stringify(toUbl(anInvoice({ paymentRef: null }), TERMS))).not.toContain('PaymentID');
});

const why = (code: string, kind: string) => ({
  'cbc:TaxExemptionReasonCode': code,
  'cbc:TaxExemptionReason': `because of ${kind}`,
});

test.each([
  {
    change: REVERSED,
    rate: { 'cbc:ID': 'AE', 'cbc:Percent': '0' },
    reason: why('VATEX-EU-AE', 'reverse_charge'),
  },
  { change: EXPORTED, rate: { 'cbc:ID': 'O' }, reason: why('VATEX-EU-O', 'export') },
])('a sale of category $rate has its reason', ({ change, rate, reason }) => {
  const notSubject = change === EXPORTED;
  expect(toUbl(anInvoice(change), TERMS)).toMatchObject({
    Invoice: {
      'cac:AccountingSupplierParty': { 'cac:Party': ublSeller(seller, TERMS, notSubject) },
      'cac:AccountingCustomerParty': { 'cac:Party': ublBuyer(buyer, TERMS, notSubject) },
      'cac:TaxTotal': {
        'cac:TaxSubtotal': [
          {
            'cbc:TaxAmount': eur('0.00'),
            'cac:TaxCategory': { ...rate, ...reason, ...SCHEME },
          },
        ],
      },
      'cac:InvoiceLine': [line('cbc:InvoicedQuantity', '1', '1590.00', { ...rate, ...SCHEME })],
    },
  });
});

test('a correction charges again in a second line with a negative quantity', () => {
  const reversed = { 'cbc:ID': 'AE', 'cbc:Percent': '0', ...SCHEME };
  expect(toUbl(anInvoice(CORRECTED), TERMS)).toMatchObject({
    CreditNote: {
      'cac:CreditNoteLine': [
        line('cbc:CreditedQuantity', '1', '1590.00', STANDARD),
        { ...line('cbc:CreditedQuantity', '-1', '-1590.00', reversed), 'cbc:ID': '2' },
      ],
    },
  });
});
