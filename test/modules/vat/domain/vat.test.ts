/** Rate, status and kind of sales of an Estonian seller. */
import { expect, test } from '@jest/globals';
import {
  chargeVat,
  isOfOtherState,
  rateHangsOnNumber,
  vatOf,
  vatTreatment,
  type NumberCheck,
  type VatStatus,
} from '../../../../src/modules/vat/domain/vat.js';
import { A_VAT_TABLE } from './a-vat-table.js';

const vat = {
  ...A_VAT_TABLE,
  outsideUnion: ['no', 'ch', 'gb', 'us', 'xi'],
  rates: [{ from: '2024-01-01', until: '2025-06-30', percent: 22 }, ...A_VAT_TABLE.rates],
};
const AT = new Date('2026-11-20T12:00:00Z');

type Case = Readonly<{
  country: string | null;
  number: string | null;
  check: NumberCheck;
  percent: number;
  status: VatStatus;
}>;

const CASES: readonly Case[] = [
  { country: 'ee', number: null, check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'ee', number: 'EE123456789', check: 'valid', percent: 24, status: 'irrelevant' },
  { country: null, number: 'EE123456789', check: 'valid', percent: 24, status: 'irrelevant' },
  { country: 'de', number: null, check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'de', number: 'DE123456789', check: 'valid', percent: 0, status: 'valid' },
  { country: 'de', number: 'DE123456789', check: 'invalid', percent: 24, status: 'invalid' },
  {
    country: 'de',
    number: 'DE123456789',
    check: 'unavailable',
    percent: 24,
    status: 'unavailable',
  },
  { country: 'de', number: 'DE123456789', check: 'not_asked', percent: 24, status: 'unchecked' },
  { country: 'gr', number: 'EL123456789', check: 'valid', percent: 0, status: 'valid' },
  { country: 'fr', number: 'de 123 456 789', check: 'valid', percent: 0, status: 'valid' },
  { country: 'ee', number: 'LV12345678901', check: 'valid', percent: 24, status: 'irrelevant' },
  { country: null, number: null, check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'no', number: null, check: 'not_asked', percent: 0, status: 'irrelevant' },
  {
    country: 'ch',
    number: 'CHE123456789MWST',
    check: 'not_asked',
    percent: 0,
    status: 'irrelevant',
  },
  { country: 'gb', number: 'GB123456789', check: 'not_asked', percent: 0, status: 'irrelevant' },
  { country: null, number: 'XI123456789', check: 'not_asked', percent: 0, status: 'irrelevant' },
  { country: 'no', number: 'SE123456789001', check: 'invalid', percent: 0, status: 'invalid' },
  { country: 'ee', number: 'GB123456789', check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'zz', number: null, check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: null, number: '12345', check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'ee', number: '12345', check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'de', number: '12345', check: 'invalid', percent: 24, status: 'invalid' },
  { country: 'us', number: '12-3456789', check: 'not_asked', percent: 0, status: 'irrelevant' },
  { country: 'de', number: 'GB123456789', check: 'not_asked', percent: 24, status: 'irrelevant' },
  { country: 'ax', number: 'FI12345678', check: 'valid', percent: 0, status: 'irrelevant' },
  { country: 'ax', number: 'SE123456789001', check: 'valid', percent: 0, status: 'valid' },
];

test.each(CASES)('$country with number $number ($check) pays $percent %: $status', (row) => {
  const customer = { country: row.country, vatNumber: row.number, check: row.check };
  const { percent, status } = vatTreatment(customer, vat, AT);
  expect({ percent, status }).toEqual({ percent: row.percent, status: row.status });
});

test.each([
  { country: 'de', vatNumber: 'DE123456789', check: 'valid', kind: 'reverse_charge' },
  { country: 'no', vatNumber: 'DE123456789', check: 'valid', kind: 'reverse_charge' },
  { country: 'no', vatNumber: null, check: 'not_asked', kind: 'export' },
  { country: null, vatNumber: 'XI123456789', check: 'not_asked', kind: 'export' },
  { country: 'de', vatNumber: 'DE123456789', check: 'unavailable', kind: 'standard' },
  { country: 'ee', vatNumber: 'EE123456789', check: 'valid', kind: 'standard' },
] as const)('$vatNumber of $country ($check) is sold to under $kind', ({ kind, ...customer }) => {
  expect(vatTreatment(customer, vat, AT).kind).toBe(kind);
});

test('a number that is not proven to be the customer’s does not count, though it is valid', () => {
  const customer = { country: 'de', vatNumber: 'DE123456789', check: 'valid' } as const;
  expect(vatTreatment({ ...customer, isRefused: true }, vat, AT)).toEqual({
    percent: 24,
    status: 'irrelevant',
    kind: 'standard',
  });
});

test.each([
  { at: '2025-06-30T23:59:59+03:00', percent: 22 },
  { at: '2025-07-01T00:00:00+03:00', percent: 24 },
])('a sale in the seller’s country at $at is taxed at $percent %', ({ at, percent }) => {
  const client = { country: 'ee', vatNumber: null, check: 'not_asked' } as const;
  expect(vatTreatment(client, vat, new Date(at)).percent).toBe(percent);
});

test.each([
  { country: 'de', vatNumber: 'DE123456789', hangs: true, other: false },
  { country: 'fr', vatNumber: 'DE123456789', hangs: true, other: true },
  { country: 'ee', vatNumber: 'LV12345678901', hangs: false, other: true },
  { country: 'ch', vatNumber: 'DE123456789', hangs: false, other: true },
  { country: 'de', vatNumber: 'EE123456789', hangs: false, other: true },
  { country: null, vatNumber: 'DE123456789', hangs: true, other: false },
  { country: 'ee', vatNumber: 'GB123456789', hangs: false, other: false },
  { country: 'gr', vatNumber: 'EL123456789', hangs: true, other: false },
  { country: 'de', vatNumber: null, hangs: false, other: false },
])('$vatNumber of $country: the rate depends on it $hangs, of another state $other', (row) => {
  const { hangs, other, ...reported } = row;
  expect(rateHangsOnNumber(reported, vat)).toBe(hangs);
  expect(isOfOtherState(reported, vat)).toBe(other);
});

test.each([
  { net: 99000, percent: 24, cents: 23760 },
  { net: 19500, percent: 24, cents: 4680 },
  { net: 1, percent: 24, cents: 0 },
  { net: 50, percent: 25, cents: 13 },
  { net: 2, percent: 25, cents: 1 },
  { net: 159000, percent: 0, cents: 0 },
  { net: 100, percent: 25.5, cents: 26 },
  { net: 2147483647, percent: 25.5, cents: 547608330 },
])('$percent % of $net cents are $cents cents', ({ net, percent, cents }) => {
  expect(vatOf(net, percent)).toBe(cents);
});

test('the amount payable is net plus VAT', () => {
  const customer = { country: 'ee', vatNumber: null, check: 'not_asked' } as const;
  expect(chargeVat(99000, customer, vat, AT)).toEqual({
    netCents: 99000,
    vatPercent: 24,
    vatCents: 23760,
    totalCents: 122760,
    vatStatus: 'irrelevant',
  });
});
