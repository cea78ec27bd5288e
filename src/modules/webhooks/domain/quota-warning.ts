/** Warnings near the monthly request limit. Source. */

/** Percent of the limit. */
const WARNED_AT = [80, 95] as const;
export type WarnedAt = (typeof WARNED_AT)[number];

/** Share below which no warning is sent. */
export const MIN_SHARE = WARNED_AT[0] / 100;

/** null: no warning. */
export function warningFor(used: number, perMonth: number): WarnedAt | null {
  return WARNED_AT.findLast((percent) => used * 100 >= perMonth * percent) ?? null;
}
