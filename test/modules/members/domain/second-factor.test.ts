/** What a session may do before and after its second factor. */
import { expect, test } from '@jest/globals';
import { MEMBER_ROLES, type CallerMember } from '../../../../src/shared/caller.js';
import { SCOPES_OF } from '../../../../src/modules/members/domain/member.js';
import {
  factorProblem,
  scopesWith,
  secondFactorOf,
} from '../../../../src/modules/members/domain/second-factor.js';

test.each([
  { hasPasskey: false, isConfirmed: false, isRequired: false, factor: 'not_used' },
  { hasPasskey: false, isConfirmed: true, isRequired: false, factor: 'not_used' },
  { hasPasskey: false, isConfirmed: false, isRequired: true, factor: 'add' },
  { hasPasskey: false, isConfirmed: true, isRequired: true, factor: 'add' },
  { hasPasskey: true, isConfirmed: false, isRequired: false, factor: 'confirm' },
  { hasPasskey: true, isConfirmed: true, isRequired: true, factor: 'confirmed' },
])(
  'passkey $hasPasskey, confirmed $isConfirmed, required $isRequired: $factor',
  ({ isRequired, factor, ...facts }) => {
    expect(secondFactorOf({ ...facts, isRecent: true }, isRequired)).toBe(factor);
  },
);

const without = (role: (typeof MEMBER_ROLES)[number], ...scopes: readonly string[]) =>
  SCOPES_OF[role].filter((scope) => !scopes.includes(scope));

test.each(MEMBER_ROLES)('a %s may do what the second factor leaves', (role) => {
  expect(scopesWith(role, 'confirm', true)).toEqual(['factor']);
  expect(scopesWith(role, 'add', true)).toEqual(['passkey', 'factor']);
  expect(scopesWith(role, 'add', false)).toEqual(['factor']);
  expect(scopesWith(role, 'not_used', true)).toEqual(SCOPES_OF[role]);
  expect(scopesWith(role, 'not_used', false)).toEqual(without(role, 'passkey'));
  expect(scopesWith(role, 'confirmed', true)).toEqual(SCOPES_OF[role]);
  expect(scopesWith(role, 'confirmed', false)).toEqual(
    without(role, 'key', 'account:write', 'session:end', 'passkey'),
  );
});

const memberWith = (secondFactor: CallerMember['secondFactor']): CallerMember => ({
  memberId: 'm',
  role: 'reader',
  scopes: [],
  secondFactor,
});

test.each([
  ['confirm', 'orders:read', 'second_factor_required'],
  ['add', 'orders:read', 'passkey_required'],
  ['confirm', 'passkey', 'second_factor_required'],
  ['confirmed', 'passkey', 'recent_second_factor_required'],
  ['add', 'passkey', 'recent_sign_in_required'],
  ['not_used', 'passkey', 'recent_sign_in_required'],
  ['confirmed', 'session:end', 'recent_second_factor_required'],
] as const)('%s: %s is refused as %s', (factor, scope, type) => {
  expect(factorProblem(scope, memberWith(factor))).toEqual({ field: 'Cookie', type });
});

test('what the role does not permit is not blamed on the second factor', () => {
  expect(factorProblem('key', memberWith('confirm'))).toBeNull();
});
