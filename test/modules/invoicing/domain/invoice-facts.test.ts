/** Buyer, period, language and kind of an invoice by the facts of its order. */
import { expect, test } from '@jest/globals';
import {
  draftInvoice,
  type InvoiceFacts,
  type InvoiceSettings,
} from '../../../../src/modules/invoicing/domain/draft-invoice.js';
import type { InvoiceOptions } from '../../../../src/modules/invoicing/domain/invoicing.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const { seller, buyer } = anInvoice();
const NOW = new Date('2026-11-20T22:30:00Z');

const SETTINGS: InvoiceSettings = {
  seller,
  zone: 'Europe/Tallinn',
  texts: {
    localize: (message, language) => `${message.key} in ${language}`,
  } as InvoiceSettings['texts'], // only the title of the service is localized
  officialIn: (country) => (country === 'de' ? ['de'] : []),
  isPeriodic: (service) => service === 'hooldus',
  isTiered: () => false,
};

const FACTS: InvoiceFacts = {
  orderId: 'o-1',
  serviceKey: 'pakett',
  tier: null,
  documentCount: 0,
  client: null,
  netCents: 100,
  vatPercent: 24,
  vatCents: 24,
  vatStatus: 'irrelevant',
  chargedNumber: null,
  language: null,
  period: null,
  buyer,
};
const OPTIONS: InvoiceOptions = { orderId: 'o-1', paymentRef: 'pi_1', period: null };

const draft = (facts: Partial<InvoiceFacts>, options: Partial<InvoiceOptions> = {}) =>
  draftInvoice({ ...FACTS, ...facts }, { ...OPTIONS, ...options }, { ...SETTINGS, now: NOW });

test('an invoice of one service has one line, one VAT share and the date of the seller', () => {
  const description = 'services:pakett.name in de';
  expect(draft({})).toEqual({
    lines: [{ kind: 'standard', percent: 24, description, quantity: 1, unitCents: 100 }],
    series: 'invoice',
    language: 'de',
    issuedOn: '2026-11-21',
    paidOn: '2026-11-21',
    paymentRef: 'pi_1',
    orderId: 'o-1',
    seller,
    buyer,
    period: null,
    credited: null,
    vat: [{ kind: 'standard', percent: 24, netCents: 100, vatCents: 24 }],
    isSample: false,
  });
});

test.each([
  { vatPercent: 24, vatStatus: 'valid', kind: 'standard' },
  { vatPercent: 0, vatStatus: 'valid', kind: 'reverse_charge' },
  { vatPercent: 0, vatStatus: 'irrelevant', kind: 'export' },
] as const)('$vatPercent % with a number that is $vatStatus is $kind', (row) => {
  const { kind, ...facts } = row;
  expect(draft(facts).vat[0]?.kind).toBe(kind);
});

test.each([
  { vatStatus: 'valid', chargedNumber: 'FI1', own: 'DE1', printed: 'FI1' },
  { vatStatus: 'unavailable', chargedNumber: 'FI1', own: 'DE1', printed: 'FI1' },
  { vatStatus: 'valid', chargedNumber: null, own: 'DE1', printed: 'DE1' },
  { vatStatus: 'invalid', chargedNumber: 'FI1', own: 'DE1', printed: 'DE1' },
  { vatStatus: 'irrelevant', chargedNumber: 'FI1', own: null, printed: null },
] as const)('a rate that is $vatStatus prints the number $printed', (row) => {
  const { vatStatus, chargedNumber, own, printed } = row;
  const facts = { vatStatus, chargedNumber, buyer: { ...buyer, vatNumber: own } };
  expect(draft(facts).buyer.vatNumber).toBe(printed);
});

test.each([
  { country: 'ee', vatNumber: 'FI12345678', printed: 'ee' },
  { country: null, vatNumber: 'FI12345678', printed: 'fi' },
  { country: null, vatNumber: null, printed: null },
])('a buyer of $country with $vatNumber is printed $printed', ({ country, vatNumber, printed }) => {
  expect(draft({ buyer: { ...buyer, country, vatNumber } }).buyer.country).toBe(printed);
});

const day = (text: string) => new Date(text);

test.each([
  { serviceKey: 'pakett', period: null, until: null },
  { serviceKey: 'hooldus', period: null, until: '2026-12-20' },
  { serviceKey: 'hooldus', period: 'kuu', until: '2026-12-20' },
  { serviceKey: 'hooldus', period: 'aasta', until: '2027-11-20' },
])('$serviceKey for $period lasts until $until', ({ serviceKey, period, until }) => {
  expect(draft({ serviceKey, period }).period).toEqual(
    until === null ? null : { from: '2026-11-21', until },
  );
});

test('a period stated by the payment takes precedence, and its last day is the day before its end', () => {
  const period = { from: day('2026-10-05T10:00:00Z'), until: day('2026-11-05T10:00:00Z') };
  expect(draft({ serviceKey: 'hooldus' }, { period }).period).toEqual({
    from: '2026-10-05',
    until: '2026-11-04',
  });
});
