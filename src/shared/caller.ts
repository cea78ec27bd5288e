/** Callers: roles, modes, tiers and operators. Source: R-5. */
export const ROLES = ['lawyer_firm', 'lawyer_individual', 'client', 'grc_platform'] as const;
export type Role = (typeof ROLES)[number];

export const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** Rate tiers. Source. */
export const TIERS = ['baas', 'professional', 'enterprise', 'sandbox'] as const;
export type Tier = (typeof TIERS)[number];

/** Set by an operator for one key; null: the tier's value. */
export type LimitOverrides = Readonly<{ perMinute: number | null; perMonth: number | null }>;

/**
 * A caller with a valid key.
 * `lineageId`: owns the counters, across key rotation.
 * `isRemembered`: the key was valid recently, and the database is unavailable to confirm it.
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
}>;

/** Holder of an operator's key: has no organisation or role, so their access rules reject it. */
export type Operator = Readonly<{ keyId: string }>;
