import { expect, test } from '@jest/globals';
import { judgeCollection } from '../../../../src/modules/key-collection/domain/collection.js';

const PAID = new Date('2026-05-01T12:00:00Z');
const LAST = new Date('2026-05-02T11:59:59.999Z');
const OVER = new Date('2026-05-02T12:00:00Z');

const live = { paidAt: PAID, state: 'live', isCollected: false } as const;

test.each([
  { what: 'not paid yet', signup: { ...live, paidAt: null }, now: PAID, verdict: 'waiting' },
  {
    what: 'paid, its account not yet live',
    signup: { ...live, state: 'awaiting_payment' },
    now: PAID,
    verdict: 'waiting',
  },
  { what: 'paid just now', signup: live, now: PAID, verdict: 'ready' },
  { what: 'paid less than 24 hours ago', signup: live, now: LAST, verdict: 'ready' },
  { what: 'paid 24 hours ago', signup: live, now: OVER, verdict: 'over' },
  { what: 'collected before', signup: { ...live, isCollected: true }, now: PAID, verdict: 'over' },
  {
    what: 'of a suspended account',
    signup: { ...live, state: 'suspended' },
    now: PAID,
    verdict: 'over',
  },
] as const)('the key of a sign-up $what is $verdict', ({ signup, now, verdict }) => {
  expect(judgeCollection(signup, now)).toBe(verdict);
});
