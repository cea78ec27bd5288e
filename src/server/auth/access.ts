/** Who may read what: the rules that `@Access` left in the schema. Source. */
import { ROLES, type Caller, type Operator, type Role } from '../../shared/caller.js';
import { ServiceError, unauthorized } from '../../shared/errors.js';
import type { AccessRule } from '../../shared/graphql/decorators.js';

/** A field or type of the schema. */
type Ruled = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

/** The rule of a field or type; undefined where it has none. */
export function accessOf(ruled: Ruled): AccessRule | undefined {
  const access: unknown = ruled.extensions['access'];
  // `@Access` is the only writer of this extension.
  return access as AccessRule | undefined;
}

const isRoleList = (rule: AccessRule): rule is readonly Role[] => Array.isArray(rule);

const forbidden = (allowed: string): ServiceError =>
  new ServiceError('FORBIDDEN_ROLE', [
    { field: 'X-API-Key', type: 'role_not_permitted', params: { allowed } },
  ]);

/** What is wrong for one who holds an operator's key: all that is an organisation's. */
function checkOperator(rule: Exclude<AccessRule, 'public'>): void {
  if (rule !== 'operator') throw forbidden((isRoleList(rule) ? rule : ROLES).join(', '));
}

/**
 * @param operator null where the transport admits none
 * @throws UNAUTHORIZED without a key where one is needed.
 * @throws FORBIDDEN_ROLE for a role that the rule does not name, and for an operator where the rule is of organisations;
 * the details tell the allowed ones.
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

/** @throws UPSTREAM_UNAVAILABLE for a caller whose key is only remembered. */
export function assertConfirmed(caller: Caller | null): void {
  if (caller?.isRemembered === true) throw new ServiceError('UPSTREAM_UNAVAILABLE');
}
