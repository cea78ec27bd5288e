/** Checks access rules and scopes that `@Access` put into the schema. Source; D-255. */
import { SCOPES_OF } from '../../modules/members/domain/member.js';
import { factorProblem } from '../../modules/members/domain/second-factor.js';
import {
  MEMBER_ROLES,
  ROLES,
  type Caller,
  type CallerMember,
  type Operator,
  type Role,
} from '../../shared/caller.js';
import { ServiceError, unauthorized, type ErrorDetail } from '../../shared/errors.js';
import type { AccessRule } from '../../shared/graphql/decorators.js';
import { isScope, type ScopeRule } from '../../shared/scope.js';

type Ruled = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

export function accessOf(ruled: Ruled): AccessRule | undefined {
  const access: unknown = ruled.extensions['access'];
  // `@Access` is the only writer of this extension.
  return access as AccessRule | undefined;
}

export function scopeOf(ruled: Ruled): ScopeRule | undefined {
  const scope: unknown = ruled.extensions['scope'];
  // `@Access` is the only writer of this extension.
  return scope as ScopeRule | undefined;
}

const isRoleList = (rule: AccessRule): rule is readonly Role[] => Array.isArray(rule);

const forbidden = (allowed: string): ServiceError =>
  new ServiceError('FORBIDDEN_ROLE', [
    { field: 'X-API-Key', type: 'role_not_permitted', params: { allowed } },
  ]);

/** Operator keys pass `operator` rules only. */
function checkOperator(rule: Exclude<AccessRule, 'public'>): void {
  if (rule !== 'operator') throw forbidden((isRoleList(rule) ? rule : ROLES).join(', '));
}

/**
 * @param operator null if the transport does not admit operators
 * @throws UNAUTHORIZED if a key is required and missing
 * @throws FORBIDDEN_ROLE if the rule excludes the role, or an operator calls an organisation's operation; the details
 * list the allowed roles
 */
export function checkAccess(
  rule: AccessRule,
  caller: Caller | null,
  operator: Operator | null = null,
): void {
  if (rule === 'public') return;
  if (operator !== null) {
    checkOperator(rule);
    return;
  }
  if (caller === null) throw unauthorized();
  if (rule === 'operator') throw forbidden('operator');
  if (isRoleList(rule) && !rule.includes(caller.role)) throw forbidden(rule.join(', '));
}

/** The roles of members that hold the scope, as `SCOPES_OF` has them. */
const rolesWith = (scope: ScopeRule): string =>
  MEMBER_ROLES.filter((role) => SCOPES_OF[role].includes(scope)).join(', ');

function scopeProblem(scope: ScopeRule, member: CallerMember | undefined): ErrorDetail {
  if (member !== undefined) {
    const role = { type: 'role_not_permitted', params: { allowed: rolesWith(scope) } };
    return factorProblem(scope, member) ?? { field: 'Cookie', ...role };
  }
  return isScope(scope)
    ? { field: 'Authorization', type: 'scope_missing', params: { scope } }
    : { field: 'Authorization', type: 'key_required' };
}

/** @throws FORBIDDEN_ROLE if the caller's token or session lacks the scope; keys have every scope */
export function checkScope(scope: ScopeRule | undefined, caller: Caller | null): void {
  const limited = caller?.member ?? caller?.token;
  if (scope === undefined || limited === undefined) return;
  if (limited.scopes.some((one) => one === scope)) return;
  throw new ServiceError('FORBIDDEN_ROLE', [scopeProblem(scope, caller?.member)]);
}

/** The rules of an operation. */
export type OperationRule = Readonly<{ access: AccessRule; scope: ScopeRule | undefined }>;

/** @throws UNAUTHORIZED, FORBIDDEN_ROLE */
export function checkOperation({ access, scope }: OperationRule, caller: Caller | null): void {
  checkAccess(access, caller);
  checkScope(scope, caller);
}

/** @throws UPSTREAM_UNAVAILABLE if the database has not confirmed the caller's key */
export function assertConfirmed(caller: Caller | null): void {
  if (caller?.isRemembered === true) throw new ServiceError('UPSTREAM_UNAVAILABLE');
}
