import { expect, test } from '@jest/globals';
import {
  reviseVat,
  type FrozenVat,
} from '../../../../src/modules/vat-revisions/domain/vat-revision.js';
import { NOT_REQUESTED } from '../../../../src/modules/vat/domain/vat-evidence.js';

const VAT = {
  sellerCountry: 'ee',
  legalForms: [],
  outsideUnion: [],
  territories: [],
  timeZone: 'Europe/Tallinn',
  rates: [{ from: '2025-07-01', until: null, percent: 24 }],
};
const AT = new Date('2026-05-01T12:00:00Z');
const NOW = new Date('2026-05-02T12:00:00Z');

/** A Finnish buyer who paid Estonian VAT, since VIES did not answer. */
const frozen: FrozenVat = {
  country: 'fi',
  vatNumber: 'FI12345678',
  vatStatus: 'unavailable',
  at: AT,
  netCents: 10_000,
  vatPercent: 24,
  vatCents: 2_400,
};

const found = (check: 'valid' | 'invalid' | 'unavailable' | 'not_asked') =>
  ({ ...NOT_REQUESTED, check, basis: 'answer' }) as const;

const revise = (order: Parameters<typeof reviseVat>[0], check: Parameters<typeof found>[0]) =>
  reviseVat(order, found(check), { vat: VAT, now: NOW });

test('a number found to be valid removes the VAT, with its evidence', () => {
  expect(revise(frozen, 'valid')).toEqual({
    vatPercent: 0,
    vatCents: 0,
    totalCents: 10_000,
    vatStatus: 'valid',
    evidence: {
      country: 'fi',
      vatNumber: 'FI12345678',
      kind: 'reverse_charge',
      percent: 0,
      check: 'valid',
      basis: 'answer',
      at: null,
      decidedAt: NOW.toISOString(),
      consultation: null,
      requester: null,
      reason: null,
      checkId: null,
      nameMatch: null,
      addressMatch: null,
      doubts: [],
      review: null,
      isRefused: false,
    },
  });
});

test('a number found to be invalid leaves the VAT unchanged', () => {
  expect(revise(frozen, 'invalid')).toMatchObject({
    vatPercent: 24,
    vatCents: 2_400,
    totalCents: 12_400,
    vatStatus: 'invalid',
    evidence: { kind: 'standard', percent: 24 },
  });
});

test.each([
  { what: 'a lower rate', order: { vatPercent: 22, vatCents: 2_200 }, percent: 22, cents: 2_200 },
  { what: 'a lower amount', order: { vatCents: 2_399 }, percent: 24, cents: 2_399 },
])('a customer who was quoted $what never pays more', ({ order, percent, cents }) => {
  const quoted = { ...frozen, ...order };
  expect(revise(quoted, 'invalid')).toMatchObject({
    vatPercent: percent,
    vatCents: cents,
    totalCents: 10_000 + cents,
    evidence: { percent },
  });
});

test.each([
  { was: 'unavailable', check: 'unavailable' },
  { was: 'unchecked', check: 'not_asked' },
  { was: 'irrelevant', check: 'valid' },
  { was: 'irrelevant', check: 'invalid' },
  { was: 'valid', check: 'invalid' },
  { was: 'valid', check: 'valid' },
  { was: 'invalid', check: 'invalid' },
] as const)('an order whose number was $was is not changed by $check', ({ was, check }) => {
  expect(revise({ ...frozen, vatStatus: was }, check)).toBeNull();
});

test.each([
  { was: 'unchecked', check: 'invalid' },
  { was: 'invalid', check: 'valid' },
] as const)('an order whose number was $was is changed by $check', ({ was, check }) => {
  expect(revise({ ...frozen, vatStatus: was }, check)).toMatchObject({ vatStatus: check });
});
