/** Who may read what: the rules that `@Access` left in the schema. Source: specification 4.1, 5.4; decision 57. */
import type { Caller, Role } from '../../core/caller.js';
import { ServiceError, unauthorized } from '../../core/errors.js';
import type { AccessRule } from '../../wire/decorators.js';

/** A field or type of the schema. */
type Ruled = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

/** The rule of a field or type; undefined where it has none. */
export function accessOf(ruled: Ruled): AccessRule | undefined {
  const access: unknown = ruled.extensions['access'];
  // `@Access` is the only writer of this extension.
  return access as AccessRule | undefined;
}

const isRoleList = (rule: AccessRule): rule is readonly Role[] => Array.isArray(rule);

/**
 * @throws UNAUTHORIZED without a key where one is needed.
 * @throws FORBIDDEN_ROLE for a role that the rule does not name; the details tell the allowed ones.
 */
export function checkAccess(rule: AccessRule, caller: Caller | null): void {
  if (rule === 'public') return;
  if (caller === null) throw unauthorized();
  if (!isRoleList(rule) || rule.includes(caller.role)) return;
  throw new ServiceError('FORBIDDEN_ROLE', [
    { field: 'X-API-Key', type: 'role_not_permitted', params: { allowed: rule.join(', ') } },
  ]);
}

/** @throws UPSTREAM_UNAVAILABLE for a caller whose key is only remembered. */
export function demandConfirmed(caller: Caller | null): void {
  if (caller?.isRemembered === true) throw new ServiceError('UPSTREAM_UNAVAILABLE');
}
