/** How near a month's requests are to their limit. Source. */

/** Percent of the limit at which the owner is warned. */
const WARNED_AT = [80, 95] as const;
export type WarnedAt = (typeof WARNED_AT)[number];

/** Whoever is below this share of its limit is not warned. */
export const LEAST_SHARE = WARNED_AT[0] / 100;

/** The highest warning that so many requests deserve; null: none. */
export function warningFor(used: number, perMonth: number): WarnedAt | null {
  return WARNED_AT.findLast((percent) => used * 100 >= perMonth * percent) ?? null;
}
