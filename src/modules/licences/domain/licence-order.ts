/** Whether a client may order a licence beside what it has. Source. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import type { LicencePeriod } from '../../billing/domain/summary.js';
import { LICENCES, type LicenceKey } from '../../catalogue/domain/catalogue.js';

/** `isSubscribed`: the provider takes the price of the next period by itself. */
export type LicenceStanding = Readonly<{ period: LicencePeriod | null; isSubscribed: boolean }>;

/** `renewal`: continues the period. `new`: begins when it is paid. `refused`: there is nothing to order. */
export type LicenceVerdict = 'renewal' | 'new' | 'refused';

/** Lowest first. */
const rankOf = (licence: LicenceKey): number => LICENCES.indexOf(licence);

/**
 * A higher licence at any time; the same one to continue it, unless that happens by itself; anything once it has ended.
 * What was paid for is never cut short.
 */
export function judgeLicenceOrder(
  { period, isSubscribed }: LicenceStanding,
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

/** The licences that can be ordered now. */
export const orderableLicences = (standing: LicenceStanding, now: Date): readonly LicenceKey[] =>
  LICENCES.filter((licence) => judgeLicenceOrder(standing, licence, now) !== 'refused');
