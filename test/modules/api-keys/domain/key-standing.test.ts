import { expect, test } from '@jest/globals';
import { keyStatus } from '../../../../src/modules/api-keys/domain/key-standing.js';

const END = new Date('2026-05-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T11:59:59.999Z');

test.each([
  { what: 'without an end', expiresAt: null, blockedAt: null, now: END, status: 'active' },
  { what: 'just before its end', expiresAt: END, blockedAt: null, now: BEFORE, status: 'ending' },
  { what: 'at its end', expiresAt: END, blockedAt: null, now: END, status: 'ended' },
  { what: 'that is blocked', expiresAt: null, blockedAt: BEFORE, now: END, status: 'blocked' },
  {
    what: 'blocked before its end',
    expiresAt: END,
    blockedAt: END,
    now: BEFORE,
    status: 'blocked',
  },
])('a key $what is $status', ({ expiresAt, blockedAt, now, status }) => {
  expect(keyStatus({ expiresAt, blockedAt }, now)).toBe(status);
});
