import { expect, test } from '@jest/globals';
import {
  judgeLicenceOrder,
  orderableLicences,
} from '../../../../src/modules/licences/domain/licence-order.js';

const DAY_MS = 86_400_000;
const UNTIL = new Date('2026-05-01T00:00:00Z');
const FROM = new Date('2026-04-01T00:00:00Z');

/** @param days after the end of the period */
const at = (days: number) => new Date(UNTIL.getTime() + days * DAY_MS);

test.each([
  { has: null, options: 'professional', days: 0, is: 'new' },
  { has: 'professional', options: 'professional', days: -1, is: 'renewal' },
  { has: 'professional', options: 'professional', days: -1, by: true, is: 'refused' },
  { has: 'professional', options: 'professional', days: 0, by: true, is: 'renewal' },
  { has: 'professional', options: 'professional', days: 6.9, is: 'renewal' },
  { has: 'professional', options: 'professional', days: 7, is: 'new' },
  { has: 'professional', options: 'enterprise', days: -20, is: 'new' },
  { has: 'professional', options: 'enterprise', days: -20, by: true, is: 'new' },
  { has: 'enterprise', options: 'professional', days: -0.1, is: 'refused' },
  { has: 'enterprise', options: 'professional', days: 0, is: 'new' },
  { has: 'enterprise', options: 'professional', days: 60, is: 'new' },
] as const)('with $has, $days days after its end, $options is $is', (row) => {
  const period = row.has === null ? null : { licence: row.has, from: FROM, until: UNTIL };
  const isSubscribed = 'by' in row;
  expect(judgeLicenceOrder({ period, isSubscribed }, row.options, at(row.days))).toBe(row.is);
});

test('the refusal lists what can be ordered', () => {
  const standing = (licence: 'professional' | 'enterprise', isSubscribed: boolean) => ({
    period: { licence, from: FROM, until: UNTIL },
    isSubscribed,
  });
  expect(orderableLicences(standing('professional', true), at(-1))).toEqual(['enterprise']);
  expect(orderableLicences(standing('enterprise', false), at(-1))).toEqual(['enterprise']);
  expect(orderableLicences(standing('enterprise', true), at(-1))).toEqual([]);
});
