/** Which licences a client can order. Source. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import { LICENCES, type LicenceKey } from '../../catalogue/domain/catalogue.js';
import type { LicencePeriod } from './licence-period.js';

/** `isSubscribed`: the next period is charged automatically. */
export type LicenceState = Readonly<{ period: LicencePeriod | null; isSubscribed: boolean }>;

/** `renewal`: continues the period. `new`: begins with the payment. */
export type LicenceVerdict = 'renewal' | 'new' | 'refused';

/** Lowest first. */
const rankOf = (licence: LicenceKey): number => LICENCES.indexOf(licence);

/**
 * A higher licence at any time; the same one unless it renews automatically; any once it has ended. A paid period is
 * never shortened.
 */
export function judgeLicenceOrder(
  { period, isSubscribed }: LicenceState,
  options: LicenceKey,
  now: Date,
): LicenceVerdict {
  if (period === null || graceEnd(period.until) <= now) return 'new';
  const isPaidFor = period.until > now;
  if (period.licence !== options) {
    const isLower = rankOf(options) < rankOf(period.licence);
    return isPaidFor && isLower ? 'refused' : 'new';
  }
  return isPaidFor && isSubscribed ? 'refused' : 'renewal';
}

export const orderableLicences = (standing: LicenceState, now: Date): readonly LicenceKey[] =>
  LICENCES.filter((licence) => judgeLicenceOrder(standing, licence, now) !== 'refused');
