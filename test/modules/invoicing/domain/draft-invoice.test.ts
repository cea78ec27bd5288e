/** From the charges of an order to its invoice, for every kind of buyer. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { invoiceSettings } from '../../../../src/modules/invoicing/invoicing.module.js';
import { spellAmount, toAmount } from '../../../../src/shared/amount.js';
import { draftInvoice } from '../../../../src/modules/invoicing/domain/draft-invoice.js';
import { sumsOf } from '../../../../src/modules/invoicing/domain/invoice.js';
import { toUbl } from '../../../../src/modules/invoicing/domain/ubl.js';
import {
  chargeVat,
  vatTreatment,
  type VatCustomer,
} from '../../../../src/modules/vat/domain/vat.js';
import { aSheet, texts } from '../../../fakes/an-invoice.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const knowledge = presentLaw().knowledge;
const around = invoiceSettings({ knowledge, texts }, anInvoice().seller);
const NOW = new Date('2026-11-21T22:30:00Z');
const KEY_OPTIONS = { orderId: 'order', paymentRef: 'pi', period: null };

const COUNTRIES = [null, 'ee', 'de', 'gr', 'be', 'us', 'gb', 'xi', 'ch', 'ax', 'zz'];
const NUMBERS = [null, 'EE123456789', 'DE136695976', 'EL123456789', 'GB123456789', 'nonsense'];
const CHECKS = ['not_asked', 'valid', 'invalid', 'unavailable'] as const;
const NETS = [195_00, 290_00, 445_00, 990_00, 1_590_00, 2_900_00, 3_390_00, 1, 33];

const CUSTOMERS: readonly VatCustomer[] = COUNTRIES.flatMap((country) =>
  NUMBERS.flatMap((vatNumber) => CHECKS.map((check) => ({ country, vatNumber, check }))),
);

function factsOf(customer: VatCustomer, netCents: number) {
  const { vatPercent, vatCents, vatStatus } = chargeVat(netCents, customer, knowledge.vat, NOW);
  const { country, vatNumber } = customer;
  const reported = { address: null, registrationCode: null, email: null };
  return {
    orderId: 'order',
    serviceKey: 'pakett',
    tier: null,
    documentCount: 5,
    client: null,
    netCents,
    vatPercent,
    vatCents,
    vatStatus,
    chargedNumber: vatNumber,
    language: null,
    period: null,
    buyer: { ...reported, name: 'Buyer', country, vatNumber },
  };
}

const draft = (...given: Parameters<typeof factsOf>) =>
  draftInvoice(factsOf(...given), KEY_OPTIONS, { ...around, now: NOW });

test(`${String(CUSTOMERS.length)} kinds of buyers pay the amount of the invoice, its sheet and its XML`, () => {
  for (const customer of CUSTOMERS) {
    for (const net of NETS) {
      const charged = chargeVat(net, customer, knowledge.vat, NOW);
      const invoice = { ...draft(customer, net), number: 'INV-2026-00001' };
      expect(sumsOf(invoice)).toEqual({
        netCents: net,
        vatCents: charged.vatCents,
        totalCents: charged.totalCents,
      });
      const sheet = aSheet(invoice);
      expect(sheet.total.value).toBe(spellAmount(charged.totalCents, invoice.language));
      const terms = { country: 'ee', countries: new Set(['ee']), reason: String, notes: [] };
      expect(JSON.stringify(toUbl(invoice, terms))).toContain(toAmount(charged.totalCents));
    }
  }
});

test('the invoice states the reason of the rate', () => {
  for (const customer of CUSTOMERS) {
    const { kind } = vatTreatment(customer, knowledge.vat, NOW);
    expect([customer, draft(customer, 100).vat[0]?.kind]).toEqual([customer, kind]);
  }
});

test('dates are those of the seller’s time zone', () => {
  expect(draft({ country: 'ee', vatNumber: null, check: 'not_asked' }, 100)).toMatchObject({
    issuedOn: '2026-11-22',
    paidOn: '2026-11-22',
  });
});

test('the VAT number that the rate is based on is kept, whatever changes in the account', () => {
  const facts = factsOf({ country: 'de', vatNumber: 'DE136695976', check: 'valid' }, 100);
  const cleared = { ...facts, buyer: { ...facts.buyer, vatNumber: null, country: null } };
  const { buyer } = draftInvoice(cleared, KEY_OPTIONS, { ...around, now: NOW });
  expect(buyer).toMatchObject({ vatNumber: 'DE136695976', country: 'de' });
});

test.each([
  { period: null, until: '2026-12-21' },
  { period: 'kuu', until: '2026-12-21' },
  { period: 'aasta', until: '2027-11-21' },
])('maintenance paid for $period lasts until $until', ({ period, until }) => {
  const facts = factsOf({ country: 'ee', vatNumber: null, check: 'not_asked' }, 29000);
  const options = { ...facts, serviceKey: 'hooldus', period };
  expect(draftInvoice(options, KEY_OPTIONS, { ...around, now: NOW }).period).toEqual({
    from: '2026-11-22',
    until,
  });
});
