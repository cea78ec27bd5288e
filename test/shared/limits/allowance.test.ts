import { expect, test } from '@jest/globals';
import {
  type TierTable,
  allowanceOf,
  shareOf,
  withOverrides,
} from '../../../src/shared/limits/allowance.js';

const TABLE: TierTable = {
  baas: { perMinute: 6, perMonth: 20 },
  professional: { perMinute: 30, perMonth: 500 },
  enterprise: { perMinute: 120, perMonth: 5000 },
  sandbox: { perMinute: 30, perMonth: 500 },
};
const NONE = { perMinute: null, perMonth: null };

test('a caller has the limits of the tier', () => {
  expect(allowanceOf({ tier: 'baas', overrides: NONE }, TABLE)).toEqual(TABLE.baas);
});

test('individual limits of a key override those of the tier, one by one', () => {
  const overrides = { perMinute: 7, perMonth: null };
  expect(allowanceOf({ tier: 'baas', overrides }, TABLE)).toEqual({ perMinute: 7, perMonth: 20 });
});

test('an operator changes only the named limits', () => {
  const table = withOverrides(TABLE, { baas: { perMinute: 9 }, sandbox: { perMonth: null } });
  expect(table).toEqual({
    ...TABLE,
    baas: { perMinute: 9, perMonth: 20 },
    sandbox: { perMinute: 30, perMonth: null },
  });
});

test.each([
  { limit: 300, processes: 1, share: 300 },
  { limit: 300, processes: 2, share: 150 },
  { limit: 300, processes: 4, share: 150 },
  { limit: 1, processes: 4, share: 1 },
])('one of $processes processes admits $share of $limit alone', ({ limit, processes, share }) => {
  expect(shareOf(limit, processes)).toBe(share);
});
