import { expect, test } from '@jest/globals';
import type { TierTable } from '../../../src/shared/limits/allowance.js';
import {
  addressConsumption,
  callerConsumption,
  consumptionRule,
  readsMonth,
} from '../../../src/shared/limits/consumption.js';

const TIER = { perMinute: 6, perMonth: 20 };
const TABLE: TierTable = { baas: TIER, professional: TIER, enterprise: TIER, sandbox: TIER };

test('two keys of one lineage share a counter', () => {
  const key = {
    lineageId: 'l',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  } as const;
  const consumption = callerConsumption(key, TABLE, { counts: 'minute_and_month', requestId: 'r' });
  expect(consumption).toMatchObject({ subject: 'l', allowance: TIER });
});

test('an address is counted per minute and reads no month', () => {
  const consumption = addressConsumption('2001:db8::1', 30, { counts: 'minute', requestId: 'r' });
  expect(consumption.subject).toBe('address:2001:db8:0:0::/64');
  expect(readsMonth(consumptionRule(consumption))).toBe(false);
});
