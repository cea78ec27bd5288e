/** How much a caller may ask. Numbers come from `kb/limits/tiers.yaml`. Source. */
import type { Caller, Tier } from '../caller.js';

/** Requests in any 60 seconds; requests in a calendar month (UTC), null where the month has no limit. */
export type Allowance = Readonly<{ perMinute: number; perMonth: number | null }>;

export type TierTable = Readonly<Record<Tier, Allowance>>;

/** What an operator changed; a number that is not named stays. `perMonth` null lifts the month's limit. */
type AllowanceOverride = Readonly<{
  perMinute?: number | undefined;
  perMonth?: number | null | undefined;
}>;

export type TierOverrides = Readonly<Partial<Record<Tier, AllowanceOverride>>>;

/** The published table with the operator's numbers laid over it. */
export const withOverrides = (table: TierTable, overrides: TierOverrides): TierTable => ({
  baas: withOverride(table.baas, overrides.baas),
  professional: withOverride(table.professional, overrides.professional),
  enterprise: withOverride(table.enterprise, overrides.enterprise),
  sandbox: withOverride(table.sandbox, overrides.sandbox),
});

const withOverride = (allowance: Allowance, override: AllowanceOverride = {}): Allowance => ({
  perMinute: override.perMinute ?? allowance.perMinute,
  perMonth: override.perMonth === undefined ? allowance.perMonth : override.perMonth,
});

/** The numbers of the caller's tier, unless an operator gave this key its own. */
export function allowanceOf(
  caller: Pick<Caller, 'tier' | 'overrides'>,
  table: TierTable,
): Allowance {
  const tier = table[caller.tier];
  return {
    perMinute: caller.overrides.perMinute ?? tier.perMinute,
    perMonth: caller.overrides.perMonth ?? tier.perMonth,
  };
}

/**
 * What one process admits while the shared counter is out of reach: an even share of the minute, yet at least half of it,
 * so that an uneven load between processes does not refuse honest callers.
 *
 * @param processes how many serve the same callers
 */
export const shareOf = (perWindow: number, processes: number): number =>
  Math.ceil(perWindow * Math.max(1 / processes, 1 / 2));
