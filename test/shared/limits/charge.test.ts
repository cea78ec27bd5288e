import { expect, test } from '@jest/globals';
import type { TierTable } from '../../../src/shared/limits/allowance.js';
import {
  addressCharge,
  callerCharge,
  chargeRule,
  readsMonth,
} from '../../../src/shared/limits/charge.js';

const TIER = { perMinute: 6, perMonth: 20 };
const TABLE: TierTable = { baas: TIER, professional: TIER, enterprise: TIER, sandbox: TIER };

test('two keys of one lineage share a counter', () => {
  const key = {
    lineageId: 'l',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  } as const;
  const charge = callerCharge(key, TABLE, { counts: 'minute_and_month', requestId: 'r' });
  expect(charge).toMatchObject({ subject: 'l', allowance: TIER });
});

test('an address is counted per minute and reads no month', () => {
  const charge = addressCharge('2001:db8::1', 30, { counts: 'minute', requestId: 'r' });
  expect(charge.subject).toBe('address:2001:db8:0:0::/64');
  expect(readsMonth(chargeRule(charge))).toBe(false);
});
