import { expect, test } from '@jest/globals';
import { xmlText } from '../../../src/platform/xml/xml-text.js';
import { toAmount } from '../../../src/shared/amount.js';
import { sumsOf, type Invoice } from '../../../src/modules/invoicing/domain/invoice.js';
import { toUbl } from '../../../src/modules/invoicing/domain/ubl.js';
import type { XmlTree } from '../../../src/modules/invoicing/domain/xml-tree.js';
import { anInvoice, CORRECTED, EXPORTED, REFUNDED, REVERSED } from '../../fakes/plain-invoice.js';
import { compact, judged } from './e-invoice-judge.js';

const TERMS = {
  country: 'ee',
  countries: new Set(['ee', 'de', 'gr', 'us', 'xk']),
  reason: (kind: string) => `because of ${kind}`,
  notes: ['Paid in advance.', 'Nothing is due.'],
};

const treeOf = (change: Partial<Invoice> = {}): XmlTree => toUbl(anInvoice(change), TERMS);
const xmlOf = (change: Partial<Invoice> = {}): string =>
  new TextDecoder().decode(xmlText(treeOf(change)));

const buyer = (change: Partial<Invoice['buyer']>) => ({
  buyer: { ...anInvoice().buyer, ...change },
});
const PERIOD = { period: { from: '2026-11-21', until: '2026-12-20' } };

const CASES: readonly (readonly [string, Partial<Invoice>])[] = [
  ['our own VAT', {}],
  ['reverse charge', REVERSED],
  ['a customer outside the Union', { ...EXPORTED, ...buyer({ country: 'us', vatNumber: null }) }],
  ['a service for a time', PERIOD],
  [
    'a buyer with only a name',
    buyer({ address: null, country: null, registrationCode: null, vatNumber: null }),
  ],
  ['a buyer in Greece', buyer({ country: 'gr', vatNumber: 'EL 123.456.789' })],
  ['a buyer in Kosovo', { ...EXPORTED, ...buyer({ country: 'xk', vatNumber: null }) }],
  ['a refund', REFUNDED],
  ['a correction of VAT', CORRECTED],
];

test.each(CASES)(
  '%s: valid by the schema of the standard, and identical to the output of the package',
  async (_, change) => {
    expect(compact(xmlOf(change))).toBe(await judged(treeOf(change)));
  },
);

test('a violation of the schema is found', async () => {
  const wrong = treeOf({ issuedOn: '21.11.2026' });
  await expect(judged(wrong)).rejects.toThrow();
});

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

test.each(CASES)(
  '%s: the sums are consistent, and the amount due is zero (BR-CO-10 to 17)',
  (_, change) => {
    const xml = xmlOf(change);
    const { netCents, vatCents, totalCents } = sumsOf(anInvoice(change));
    const lines = xml.slice(xml.indexOf('Line>'));
    const sum = (texts: string[]) =>
      texts.reduce((all, text) => all + Math.round(Number(text) * 100), 0);
    expect(textsOf(xml, 'cbc:TaxExclusiveAmount')).toEqual([toAmount(netCents)]);
    expect(textsOf(xml, 'cbc:TaxInclusiveAmount')).toEqual([toAmount(totalCents)]);
    expect(textsOf(xml, 'cbc:PrepaidAmount')).toEqual([toAmount(totalCents)]);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['0.00']);
    expect(sum(textsOf(lines, 'cbc:LineExtensionAmount'))).toBe(netCents);
    expect(sum(textsOf(xml, 'cbc:TaxableAmount'))).toBe(netCents);
    expect(sum(textsOf(xml, 'cbc:TaxAmount').slice(1))).toBe(vatCents);
  },
);

test.each([
  { change: {}, codes: ['S', 'S'], reasons: [] },
  { change: REVERSED, codes: ['AE', 'AE'], reasons: ['VATEX-EU-AE'] },
  { change: EXPORTED, codes: ['O', 'O'], reasons: ['VATEX-EU-O'] },
  { change: CORRECTED, codes: ['S', 'AE', 'S', 'AE'], reasons: ['VATEX-EU-AE'] },
])('terms of VAT have their codes: $codes', ({ change, codes, reasons }) => {
  const xml = xmlOf(change);
  const found = [...xml.matchAll(/TaxCategory>\s*<cbc:ID>([A-Z]+)</g)].map(([, code]) => code);
  expect(found).toEqual(codes);
  expect(textsOf(xml, 'cbc:TaxExemptionReasonCode')).toEqual(reasons);
  expect(textsOf(xml, 'cbc:TaxExemptionReason')).toHaveLength(reasons.length);
});

test('a service to a third country has neither a rate nor a VAT number (BR-O-02, BR-O-05)', () => {
  const xml = xmlOf(EXPORTED);
  expect(textsOf(xml, 'cbc:Percent')).toEqual([]);
  const schemes = [...xml.matchAll(/<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/gs)];
  expect(schemes.map(([scheme]) => textsOf(scheme, 'cbc:ID'))).toEqual([['TAX']]);
});

test('a credit note has its type, and names its invoice', () => {
  const xml = xmlOf(REFUNDED);
  expect(xml).toContain('<CreditNote ');
  expect(textsOf(xml, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
  const reference = xml.slice(xml.indexOf('<cac:BillingReference>'));
  expect(textsOf(reference, 'cbc:ID')[0]).toBe('INV-2026-00001');
  expect(textsOf(xmlOf(), 'cbc:InvoiceTypeCode')).toEqual(['380']);
});

test.each([
  { number: 'DE 136 695 976', reported: ['EE100000000', 'DE136695976'] },
  { number: 'not a number', reported: ['EE100000000'] },
  { number: 'ZZ123456789', reported: ['EE100000000'] },
])('the VAT number $number: $reported', ({ number, reported }) => {
  const numbers = textsOf(xmlOf(buyer({ vatNumber: number })), 'cbc:CompanyID');
  expect(numbers.filter((text) => /^[A-Z]{2}\d/.test(text))).toEqual(reported);
});

test.each([
  { country: 'de', code: 'DE' },
  { country: 'xk', code: '1A' },
  { country: 'zz', code: 'EE' },
  { country: null, code: 'EE' },
])('the country $country of the buyer is $code', ({ country, code }) => {
  expect(textsOf(xmlOf(buyer({ country })), 'cbc:IdentificationCode')).toEqual(['EE', code]);
});

test('no text breaks the document', () => {
  const name = 'a\u0000b\ud800 </cbc:Name> & "<![CDATA[" \ufffe';
  const xml = xmlOf(buyer({ name, address: 'One\n Two\r\nThree' }));
  expect(xml).toContain('ab\ufffd &lt;/cbc:Name&gt; &amp; "&lt;![CDATA[" ');
  expect(xml).toContain('<cbc:StreetName>One, Two, Three</cbc:StreetName>');
});

test('the same invoice gives the same bytes', () => {
  expect(xmlText(treeOf())).toEqual(xmlText(treeOf()));
});
