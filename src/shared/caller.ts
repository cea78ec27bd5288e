/** Who asks. Source: R-5. */
export const ROLES = ['lawyer_firm', 'lawyer_individual', 'client', 'grc_platform'] as const;
export type Role = (typeof ROLES)[number];

/** `test` keys open the sandbox. */
export const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** Rate tiers of. */
export const TIERS = ['baas', 'professional', 'enterprise', 'sandbox'] as const;
export type Tier = (typeof TIERS)[number];

/** Overrides that an operator gave to one key; null: the tier's own. */
export type LimitOverrides = Readonly<{ perMinute: number | null; perMonth: number | null }>;

/**
 * A caller with a good key.
 * `lineageId`: counters follow it through key rotation.
 * `isRemembered`: the key was good a while ago, and the database cannot be asked whether it still is.
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

/** Who holds an operator's key: of no organisation and of no role, so that no rule for those lets it in. */
export type Operator = Readonly<{ keyId: string }>;
