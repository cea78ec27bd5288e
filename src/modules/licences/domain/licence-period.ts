/** The period that a paid licence order buys. Source. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import { addMonths } from '../../incidents/domain/calendar.js';

type Bought = Readonly<Pick<LicencePeriod, 'from' | 'until'>>;

const MONTHS = 1;

/** Days before the end at which a renewal is offered. */
const OFFERED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Licences that end before this are due for renewal. */
export const renewalDue = (now: Date): Date => new Date(now.getTime() + OFFERED_DAYS * DAY_MS);

/**
 * One month from the payment, or one more month while the same licence or its grace runs: paying late gains no time.
 *
 * @param present null without a licence
 */
export function extendLicence(
  present: LicencePeriod | null,
  licence: LicenceKey,
  paidAt: Date,
): LicencePeriod {
  const runsOn =
    present !== null && present.licence === licence && graceEnd(present.until) > paidAt;
  return runsOn
    ? { ...present, until: nextEnd(present) }
    : { licence, from: paidAt, until: addMonths(paidAt, MONTHS) };
}

/** If a short month has cut the end, the next one returns to the starting day. */
function nextEnd({ from, until }: Bought): Date {
  const months = monthOf(until) - monthOf(from);
  const isOfStart = addMonths(from, months).getTime() === until.getTime();
  return isOfStart ? addMonths(from, months + MONTHS) : addMonths(until, MONTHS);
}

const MONTHS_PER_YEAR = 12;

const monthOf = (at: Date): number => at.getUTCFullYear() * MONTHS_PER_YEAR + at.getUTCMonth();

/** The period that the last payment bought. @param present the earlier period; null without a licence */
export const boughtPeriod = (present: LicencePeriod | null, extended: LicencePeriod): Bought => ({
  from: present?.from.getTime() === extended.from.getTime() ? present.until : extended.from,
  until: extended.until,
});

export type LicencePeriod = Readonly<{ licence: LicenceKey; from: Date; until: Date }>;

/** A licence near or past its end, of an account with an email address. */
export type EndingLicence = LicencePeriod & Readonly<{ accountId: string; email: string }>;
