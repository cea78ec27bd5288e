/** Properties that hold for every amount, whatever the price, discount and rate. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toAmount } from '../../../../src/shared/amount.js';
import {
  draftInvoice,
  type InvoiceFacts,
} from '../../../../src/modules/invoicing/domain/draft-invoice.js';
import { sumsOf } from '../../../../src/modules/invoicing/domain/invoice.js';
import {
  chargeVat,
  vatOf,
  type NumberCheck,
  type VatCustomer,
  type VatKnowledge,
} from '../../../../src/modules/vat/domain/vat.js';
import { NOT_REQUESTED } from '../../../../src/modules/vat/domain/vat-evidence.js';
import { reviseVat } from '../../../../src/modules/vat-revisions/domain/vat-revision.js';
import type {
  CatalogueKnowledge,
  Service,
} from '../../../../src/modules/catalogue/domain/catalogue.js';
import { DEFAULT_OPTIONS } from '../../../../src/modules/orders/domain/order-options.js';
import type { Language } from '../../../../src/shared/language.js';
import type { OrderAmounts } from '../../../../src/modules/orders/domain/order.js';
import { offerNow, quote } from '../../../../src/modules/orders/domain/quote.js';

const AT = new Date('2026-11-20T12:00:00Z');
const HUNDRED = 100;
const CENTS = 100n;

/** In cents: up to twenty million euros. */
const price = fc.integer({ min: 1, max: 2_000_000_000 });
/** At most two decimals, as in the table of orders. */
const percent = fc.integer({ min: 1, max: 9_900 }).map((hundredths) => hundredths / HUNDRED);
const country = fc.constantFrom('ee', 'de', 'gr', 'no', 'zz', null);
const vatNumber = fc.constantFrom('EE123456789', 'DE123456789', 'LV12345678901', 'XI1', 'x', null);
const check = fc.constantFrom<NumberCheck>('not_asked', 'valid', 'invalid', 'unavailable');
const customer = fc.record<VatCustomer>({ country, vatNumber, check });

const knowledge = (rate: number): VatKnowledge => ({
  sellerCountry: 'ee',
  timeZone: 'Europe/Tallinn',
  rates: [{ percent: rate, from: '2000-01-01', until: null }],
  outsideUnion: ['no', 'xi'],
  territories: [],
  legalForms: [],
});

/** Exact cents of an amount on the wire. */
function centsOf(amount: string): bigint {
  const [whole = '', rest = ''] = amount.split('.');
  expect(rest).toHaveLength(2);
  return BigInt(whole) * CENTS + BigInt(rest);
}

function expectConsistent(amounts: OrderAmounts): void {
  const { netCents, vatPercent, vatCents, totalCents } = amounts;
  for (const cents of [netCents, vatCents, totalCents]) {
    expect(Number.isSafeInteger(cents)).toBe(true);
    expect(cents).toBeGreaterThanOrEqual(0);
  }
  expect(netCents + vatCents).toBe(totalCents);
  expect(vatCents).toBe(vatOf(netCents, vatPercent));
  expect(centsOf(toAmount(netCents)) + centsOf(toAmount(vatCents))).toBe(
    centsOf(toAmount(totalCents)),
  );
}

test('VAT is rounded once, half up, from the exact product', () => {
  fc.assert(
    fc.property(price, percent, (net, rate) => {
      const exact = BigInt(net) * BigInt(Math.round(rate * HUNDRED));
      const rounded = (exact + 5_000n) / 10_000n;
      expect(BigInt(vatOf(net, rate))).toBe(rounded);
    }),
  );
});

test('net and VAT add up to gross, in whole cents and in the contract', () => {
  fc.assert(
    fc.property(price, percent, customer, (net, rate, who) => {
      expectConsistent(chargeVat(net, who, knowledge(rate), AT));
    }),
  );
});

test('every buyer pays either no VAT or the standard rate', () => {
  fc.assert(
    fc.property(price, percent, customer, (net, rate, who) => {
      const { vatPercent, vatStatus } = chargeVat(net, who, knowledge(rate), AT);
      expect([0, rate]).toContain(vatPercent);
      if (vatStatus === 'valid') expect(vatPercent).toBe(0);
      if (vatPercent === 0) expect(vatStatus === 'valid' || who.country !== 'ee').toBe(true);
    }),
  );
});

const licensedService = (list: number, licensed: number | null): Service => ({
  key: 'x',
  price: { kind: 'fixed', cents: list },
  licensedCents: licensed,
  documentCount: 1,
});

const catalogue = (discountQuota: number): CatalogueKnowledge => ({
  services: [],
  licences: {
    professional: { key: 'professional', centsPerMonth: 99000, discountQuota },
    enterprise: { key: 'enterprise', centsPerMonth: 290000, discountQuota },
  },
});

test('an offer has the licence price during the quota, then the list price, and is consistent either way', () => {
  const discount = fc.record({
    quota: fc.nat(40),
    used: fc.nat(60),
    part: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  const tier = fc.constantFrom('baas', 'professional', 'enterprise');
  fc.assert(
    fc.property(price, percent, customer, discount, tier, (list, rate, who, given, licence) => {
      const licensed = Math.ceil(list * given.part);
      const prices = { catalogue: catalogue(given.quota), vat: knowledge(rate) };
      const service = licensedService(list, licensed);
      const request = { service, options: DEFAULT_OPTIONS, tier: licence, customer: who, at: AT };
      const { amounts, isDiscounted, discountsLeft } = offerNow(quote(request, prices), given.used);
      expectConsistent(amounts);
      const isOpen = licence !== 'baas' && given.used < given.quota;
      expect(isDiscounted).toBe(isOpen);
      expect(amounts.netCents).toBe(isOpen ? licensed : list);
      if (licence !== 'baas') expect(discountsLeft).toBe(Math.max(given.quota - given.used, 0));
    }),
  );
});

test('whatever is found about a number later, no one owes more than was charged, and the sums stay consistent', () => {
  fc.assert(
    fc.property(price, percent, customer, check, (net, rate, who, found) => {
      const vat = knowledge(rate);
      const frozen = { ...who, ...chargeVat(net, who, vat, AT), at: AT };
      const revision = reviseVat(frozen, { ...NOT_REQUESTED, check: found }, { vat, now: AT });
      if (revision === null) return;
      expectConsistent({ netCents: net, ...revision });
      expect(revision.totalCents).toBeLessThanOrEqual(frozen.totalCents);
      expect(revision.totalCents).toBe(
        chargeVat(net, { ...who, check: found }, vat, AT).totalCents,
      );
    }),
  );
});

const SELLER = {
  name: 'Seller',
  address: null,
  country: 'ee',
  registrationCode: null,
  vatNumber: null,
  iban: null,
  email: null,
};

const AROUND = {
  seller: SELLER,
  zone: 'Europe/Tallinn',
  texts: { localize: () => 'x', complete: new Set<Language>() },
  officialIn: () => [],
  isPeriodic: () => false,
  isTiered: () => true,
  now: AT,
} as const;

test('an invoice and its order have the same amounts to the cent', () => {
  fc.assert(
    fc.property(price, percent, customer, (net, rate, who) => {
      const amounts = chargeVat(net, who, knowledge(rate), AT);
      const buyer = { ...SELLER, country: who.country, vatNumber: who.vatNumber };
      const delivery = { serviceKey: 'x', tier: null, documentCount: 1, client: null };
      const words = { ...delivery, orderId: 'o', language: null, period: null };
      const facts: InvoiceFacts = { ...amounts, ...words, chargedNumber: who.vatNumber, buyer };
      const request = { orderId: 'o', paymentRef: 'p', period: null };
      const { netCents, vatCents, totalCents } = amounts;
      expect(sumsOf(draftInvoice(facts, request, AROUND))).toEqual({
        netCents,
        vatCents,
        totalCents,
      });
    }),
  );
});
