import { expect, test } from '@jest/globals';
import { NOT_REQUESTED } from '../../../../src/modules/vat/domain/vat-evidence.js';
import {
  answersSince,
  isDefinite,
  isHopeless,
  recheckPauseSeconds,
} from '../../../../src/modules/vat/domain/vat-recheck.js';

const NOW = new Date('2026-05-31T12:00:00Z');

test('an answer is valid for thirty days', () => {
  expect(answersSince(NOW)).toEqual(new Date('2026-05-01T12:00:00Z'));
});

test.each([
  { attempts: 0, seconds: 60 },
  { attempts: 1, seconds: 600 },
  { attempts: 2, seconds: 3_600 },
  { attempts: 9, seconds: 3_600 },
])('after $attempts attempts the next is due in $seconds seconds', ({ attempts, seconds }) => {
  expect(recheckPauseSeconds(attempts, [60, 600, 3_600])).toBe(seconds);
});

test.each([
  { since: '2026-05-01T12:00:00.000Z', hopeless: false },
  { since: '2026-05-01T11:59:59.999Z', hopeless: true },
])('a query open since $since is abandoned: $hopeless', ({ since, hopeless }) => {
  expect(isHopeless(new Date(since), NOW)).toBe(hopeless);
});

test.each([
  { check: 'valid', definite: true },
  { check: 'invalid', definite: true },
  { check: 'unavailable', definite: false },
  { check: 'not_asked', definite: false },
] as const)('the answer $check is definite: $definite', ({ check, definite }) => {
  expect(isDefinite({ ...NOT_REQUESTED, check })).toBe(definite);
});
