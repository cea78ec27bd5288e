/** Request allowance of a caller. Numbers come from `kb/limits/tiers.yaml`. Source. */
import type { Caller, Tier } from '../caller.js';

/** Requests in any 60 seconds and per calendar month (UTC); null: no monthly limit. */
export type Allowance = Readonly<{ perMinute: number; perMonth: number | null }>;

export type TierTable = Readonly<Record<Tier, Allowance>>;

/** Changes by an operator; omitted numbers stay. `perMonth` null removes the monthly limit. */
type AllowanceOverride = Readonly<{
  perMinute?: number | undefined;
  perMonth?: number | null | undefined;
}>;

export type TierOverrides = Readonly<Partial<Record<Tier, AllowanceOverride>>>;

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

/** The tier's allowance, unless an operator changed it for this key. */
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
 * Limit per process while the shared counter is unavailable: an even share, but at least half,
 * so that uneven load between processes does not reject legitimate callers.
 * @param processes number of processes serving the same callers
 */
export const shareOf = (perWindow: number, processes: number): number =>
  Math.ceil(perWindow * Math.max(1 / processes, 1 / 2));

/** From this limit per minute on, far above the published ones, a busy process leases units. */
const LEASED_FROM = 10_000;
/** Of a limit per minute, the share that one process leases at a time. */
const LEASED_SHARE = 1 / 2_000;
/** The counter needs some 0.1 ms for so many. */
const MAX_LEASED = 200;

/** Most units of a lease; 0: the limit is not leased. */
export const leaseSize = ({ perMinute }: Allowance): number =>
  perMinute < LEASED_FROM ? 0 : Math.min(MAX_LEASED, Math.floor(perMinute * LEASED_SHARE));
