import { expect, test } from '@jest/globals';
import { graceEnd, lapsedBefore, tierOf } from '../../../../src/modules/api-keys/domain/tier.js';

const UNTIL = new Date('2026-03-31T12:00:00Z');
const GRACE_ENDS = '2026-04-07T12:00:00Z';
const licensed = { licence: 'professional', licenceUntil: UNTIL } as const;
const unlicensed = { licence: null, licenceUntil: null } as const;

test.each([
  { now: '2026-03-31T11:59:59Z', tier: 'professional', when: 'within the period' },
  { now: '2026-03-31T12:00:00Z', tier: 'professional', when: 'in the days of grace' },
  { now: '2026-04-07T11:59:59.999Z', tier: 'professional', when: 'at the end of grace' },
  { now: GRACE_ENDS, tier: 'baas', when: 'after the days of grace' },
])('a licensed live key has tier $tier $when', ({ now, tier }) => {
  expect(tierOf({ mode: 'live', given: null, ...licensed }, new Date(now))).toBe(tier);
});

test('a live key without a licence has the tier Baas', () => {
  expect(tierOf({ mode: 'live', given: null, ...unlicensed }, UNTIL)).toBe('baas');
});

test('a tier set by an operator takes precedence over the licence', () => {
  expect(tierOf({ mode: 'live', given: 'enterprise', ...licensed }, UNTIL)).toBe('enterprise');
});

test('a test key is always in the sandbox', () => {
  expect(tierOf({ mode: 'test', given: 'enterprise', ...licensed }, UNTIL)).toBe('sandbox');
});

test.each([
  { what: 'no end', licence: 'professional', licenceUntil: null },
  { what: 'an end alone', licence: null, licenceUntil: UNTIL },
] as const)(
  'a licence of which only $what is known sets no limits',
  ({ licence, licenceUntil }) => {
    expect(tierOf({ mode: 'live', given: null, licence, licenceUntil }, UNTIL)).toBe('baas');
  },
);

test('a licence has lapsed if it ended seven days ago', () => {
  expect(graceEnd(UNTIL)).toEqual(new Date(GRACE_ENDS));
  expect(lapsedBefore(new Date(GRACE_ENDS))).toEqual(UNTIL);
});
