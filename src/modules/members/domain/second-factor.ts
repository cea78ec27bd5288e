/** What a session may do before and after its second factor. Source: D-385. */
import type { CallerMember, MemberRole, SecondFactor } from '../../../shared/caller.js';
import type { ErrorDetail } from '../../../shared/errors.js';
import type { ScopeRule } from '../../../shared/scope.js';
import { SCOPES_OF } from './member.js';

/** Minutes that a confirmation or sign-in counts as recent. */
export const RECENT_MINUTES = 10;

/** `isRecent`: confirmed or begun within `RECENT_MINUTES`. */
export type FactorFacts = Readonly<{
  hasPasskey: boolean;
  isConfirmed: boolean;
  isRecent: boolean;
}>;

/** @param isRequired whether people need a passkey */
export function secondFactorOf(
  { hasPasskey, isConfirmed }: FactorFacts,
  isRequired: boolean,
): SecondFactor {
  if (hasPasskey) return isConfirmed ? 'confirmed' : 'confirm';
  return isRequired ? 'add' : 'not_used';
}

/** Changes that give or take access. */
const SENSITIVE: readonly ScopeRule[] = ['key', 'account:write', 'session:end', 'passkey'];

function isOpen(scope: ScopeRule, factor: SecondFactor, isRecent: boolean): boolean {
  if (factor === 'confirm') return scope === 'factor';
  if (factor === 'add') return scope === 'factor' || (scope === 'passkey' && isRecent);
  if (factor === 'confirmed') return isRecent || !SENSITIVE.includes(scope);
  return isRecent || scope !== 'passkey';
}

/** @returns what the role permits and the second factor does not withhold */
export const scopesWith = (
  role: MemberRole,
  factor: SecondFactor,
  isRecent: boolean,
): readonly ScopeRule[] => SCOPES_OF[role].filter((scope) => isOpen(scope, factor, isRecent));

const REASONS: Readonly<Record<SecondFactor, string>> = {
  not_used: 'recent_sign_in_required',
  add: 'passkey_required',
  confirm: 'second_factor_required',
  confirmed: 'recent_second_factor_required',
};

/** @returns null if not the second factor, but the role lacks the scope */
export function factorProblem(
  scope: ScopeRule,
  { role, secondFactor }: CallerMember,
): ErrorDetail | null {
  if (!SCOPES_OF[role].includes(scope)) return null;
  const isLate = secondFactor === 'add' && scope === 'passkey';
  return { field: 'Cookie', type: isLate ? REASONS.not_used : REASONS[secondFactor] };
}
