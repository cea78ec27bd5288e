/** Callers: roles, modes, tiers and operators. Source: R-5. */
import type { Scope, ScopeRule } from './scope.js';

export const ROLES = ['lawyer_firm', 'lawyer_individual', 'client', 'grc_platform'] as const;
export type Role = (typeof ROLES)[number];

export const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** Rate tiers. Source. */
export const TIERS = ['baas', 'professional', 'enterprise', 'sandbox'] as const;
export type Tier = (typeof TIERS)[number];

/** Set by an operator for one key; null: the tier's value. */
export type LimitOverrides = Readonly<{ perMinute: number | null; perMonth: number | null }>;

/** The access token of a caller. `scopes`: in the order of `SCOPES`. */
type CallerToken = Readonly<{ clientId: string; scopes: readonly Scope[] }>;

/** Roles of the people of an account (D-327). */
export const MEMBER_ROLES = ['owner', 'lawyer', 'reader'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * Second factor of a session (D-385). `not_used`: the person has no passkey, and needs none. `add`: needs one. `confirm`: has
 * one, which this session has not confirmed.
 */
export const SECOND_FACTORS = ['not_used', 'add', 'confirm', 'confirmed'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The person whose session it is. `scopes`: what role and second factor permit. */
export type CallerMember = Readonly<{
  memberId: string;
  role: MemberRole;
  scopes: readonly ScopeRule[];
  secondFactor: SecondFactor;
}>;

/**
 * A caller with a valid key, or with an access token or session that rests on the authority of one.
 * `lineageId`: owns the counters, across key rotation.
 * `isRemembered`: the key was valid recently, and the database is unavailable to confirm it.
 * `token`: absent with a key. `member`: of a session, whose id is `keyId`; absent otherwise.
 */
export type Caller = Readonly<{
  keyId: string;
  lineageId: string;
  accountId: string;
  role: Role;
  mode: Mode;
  tier: Tier;
  overrides: LimitOverrides;
  isRemembered?: boolean;
  token?: CallerToken;
  member?: CallerMember;
}>;

/** Holder of an operator's key: has no organisation or role, so their access rules reject it. */
export type Operator = Readonly<{ keyId: string }>;
