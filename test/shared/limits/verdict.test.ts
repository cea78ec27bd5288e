import { expect, test } from '@jest/globals';
import type { Reading } from '../../../src/shared/limits/admission.js';
import type { Rule } from '../../../src/shared/limits/consumption.js';
import { limitHeaders, toVerdict } from '../../../src/shared/limits/verdict.js';

const RULE: Rule = {
  amount: 1,
  limit: 300,
  windowSeconds: 60,
  perMonth: 50_000,
  counts: 'minute_and_month',
  lease: { id: '', returned: 0 },
};
const NOW = Date.parse('2026-11-30T23:59:30.500Z');
const SECOND = 1000;
const MONTH_END = Date.parse('2026-12-01T00:00:00Z') / SECOND;
const ADMITTED: Reading = {
  refusedBy: null,
  nowMs: NOW,
  inWindow: 13,
  newestMs: NOW,
  fitsAtMs: null,
  monthUsed: 1013,
  granted: 1,
};

test('an admitted request returns limit, remaining, reset and policy, and no Retry-After', () => {
  expect(limitHeaders(toVerdict(RULE, ADMITTED))).toEqual({
    'X-RateLimit-Limit': '300',
    'X-RateLimit-Remaining': '287',
    'X-RateLimit-Reset': String(Math.ceil(NOW / SECOND + 60)),
    'RateLimit-Policy': '"minute";q=300;w=60, "month";q=50000',
  });
});

test('the policy has no month without a monthly limit', () => {
  const verdict = toVerdict({ ...RULE, perMonth: null }, ADMITTED);
  expect(verdict.month).toBeNull();
  expect(limitHeaders(verdict)['RateLimit-Policy']).toBe('"minute";q=300;w=60');
});

test.each([
  { fitsInMs: 1, seconds: 1 },
  { fitsInMs: 1000, seconds: 1 },
  { fitsInMs: 1001, seconds: 2 },
  { fitsInMs: 60_000, seconds: 60 },
])('a refusal for $fitsInMs ms asks to wait $seconds s', ({ fitsInMs, seconds }) => {
  const reading: Reading = { ...ADMITTED, refusedBy: 'minute', fitsAtMs: NOW + fitsInMs };
  expect(limitHeaders(toVerdict(RULE, reading))['Retry-After']).toBe(String(seconds));
});

test('an exhausted month requires waiting for the start of the next one', () => {
  const verdict = toVerdict(RULE, { ...ADMITTED, refusedBy: 'month', monthUsed: 50_000 });
  expect(verdict).toMatchObject({
    admitted: false,
    remaining: 0,
    resetAt: MONTH_END,
    retryAfter: 30,
    month: { used: 50_000, limit: 50_000, remaining: 0, resetsAt: MONTH_END },
  });
});

test('an untouched quota is full now', () => {
  const verdict = toVerdict(RULE, { ...ADMITTED, inWindow: 0, newestMs: null });
  expect(verdict).toMatchObject({ remaining: 300, resetAt: Math.ceil(NOW / SECOND) });
});

test('a limit lowered below the admitted number leaves zero, never less', () => {
  expect(toVerdict({ ...RULE, limit: 5 }, ADMITTED).remaining).toBe(0);
});
