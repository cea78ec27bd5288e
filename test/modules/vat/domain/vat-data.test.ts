/** The law data of VAT, and the checks that it passes. */
import { expect, test } from '@jest/globals';
import { checkBilling } from '../../../../src/knowledge/billing.check.js';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { standardPercent } from '../../../../src/modules/vat/domain/vat-rate.js';

const { vat } = presentLaw().knowledge;

test.each([
  { at: '2024-01-01T00:00:00+02:00', percent: 22 },
  { at: '2025-06-30T23:59:59+03:00', percent: 22 },
  { at: '2025-07-01T00:00:00+03:00', percent: 24 },
  { at: '2026-11-20T12:00:00Z', percent: 24 },
])('the standard rate in Estonia at $at is $percent %', (row) => {
  expect(standardPercent(vat, new Date(row.at))).toBe(row.percent);
});

test('the rates have no gap and no overlap', () => {
  const rate = (from: string, until: string | null) => ({ percent: 20, from, until });
  const errorsOf = (...rates: ReturnType<typeof rate>[]) => checkBilling({ ...vat, rates });
  expect(errorsOf(rate('2025-01-01', '2025-12-31'), rate('2026-01-01', null))).toEqual([]);
  expect(errorsOf(rate('2025-01-01', '2025-12-31'), rate('2026-01-02', null))).toHaveLength(1);
  expect(errorsOf(rate('2025-01-01', null), rate('2026-01-01', null))).toHaveLength(1);
  expect(errorsOf(rate('2025-01-01', '2025-12-31'))).toHaveLength(1);
  expect(errorsOf(rate('2025-01-01', '2024-12-31'), rate('2026-01-01', null))).toHaveLength(1);
});

test('the list of countries outside the Union contains no member', () => {
  expect(checkBilling(vat)).toEqual([]);
  const wrong = { ...vat, sellerCountry: 'us', outsideUnion: ['de', 'us', 'us'], territories: [] };
  expect(checkBilling(wrong)).toHaveLength(3);
});

test('a territory has one meaning, and counts as an existing country', () => {
  const territory = { code: 'mc', state: 'fr', isOutside: false, postalCodes: [] };
  const errorsIn = (...territories: (typeof territory)[]) => checkBilling({ ...vat, territories });
  expect(errorsIn(territory)).toEqual([]);
  expect(errorsIn(territory, territory)).toHaveLength(1);
  expect(errorsIn({ ...territory, code: 'de' })).toHaveLength(1);
  expect(errorsIn({ ...territory, code: 'us' })).toHaveLength(1);
  expect(errorsIn({ ...territory, state: 'mc' })).toHaveLength(1);
});
