import { expect, test } from '@jest/globals';
import {
  isSandbox,
  memberState,
  normaliseEmail,
  SAMPLE_MEMBER,
  SAMPLE_SESSION,
  SCOPES_OF,
} from '../../../../src/modules/members/domain/member.js';
import type { Caller } from '../../../../src/shared/caller.js';

const READS = [
  'law:read',
  'orders:read',
  'account:read',
  'session',
  'session:end',
  'passkey',
  'factor',
] as const;

test.each([
  { role: 'reader', scopes: READS },
  { role: 'lawyer', scopes: [...READS, 'orders:write'] },
  { role: 'owner', scopes: [...READS, 'orders:write', 'account:write', 'key'] },
] as const)('a member who is $role may $scopes', ({ role, scopes }) => {
  expect(SCOPES_OF[role]).toEqual(scopes);
});

test('addresses are compared in lower case, without spaces around them', () => {
  expect(normaliseEmail(' Mari.Maasikas@Example.EE\n')).toBe('mari.maasikas@example.ee');
});

test('a member is invited until the first sign-in', () => {
  expect(memberState({ signedInAt: null })).toBe('invited');
  expect(memberState({ signedInAt: new Date(0) })).toBe('active');
});

const KEY: Caller = {
  keyId: 'k',
  lineageId: 'k',
  accountId: 'a',
  role: 'client',
  tier: 'sandbox',
  mode: 'test',
  overrides: { perMinute: null, perMonth: null },
};
const member = {
  memberId: 'm',
  role: 'owner',
  scopes: SCOPES_OF.owner,
  secondFactor: 'not_used',
} as const;

test.each([
  { who: 'a test key', caller: KEY, sandbox: true },
  { who: 'a live key', caller: { ...KEY, mode: 'live' }, sandbox: false },
  { who: 'the session of a member', caller: { ...KEY, member }, sandbox: false },
] as const)('answers for $who are samples: $sandbox', ({ caller, sandbox }) => {
  expect(isSandbox(caller)).toBe(sandbox);
});

test('the samples belong to an owner whose session lasts a week', () => {
  expect(memberState(SAMPLE_MEMBER)).toBe('active');
  expect(SAMPLE_MEMBER).toMatchObject({ email: 'owner@example.com', role: 'owner' });
  expect(SAMPLE_SESSION).toMatchObject({
    memberId: SAMPLE_MEMBER.id,
    email: SAMPLE_MEMBER.email,
    createdAt: new Date('2026-01-15T09:00:00Z'),
    endsAt: new Date('2026-01-22T09:00:00Z'),
  });
  for (const { id } of [SAMPLE_MEMBER, SAMPLE_SESSION]) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(SAMPLE_SESSION.id).not.toBe(SAMPLE_MEMBER.id);
});
