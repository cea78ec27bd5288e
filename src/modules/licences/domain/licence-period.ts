/** The period that a paid licence order buys. Source. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import { addMonths } from '../../incidents/domain/calendar.js';
import type { LicencePeriod } from '../../billing/domain/summary.js';

type Bought = Readonly<Pick<LicencePeriod, 'from' | 'until'>>;

/** Licences are paid by month. */
const MONTHS = 1;

/** A renewal is offered so many days before the end. */
const OFFERED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Licences that end before this are to be renewed. */
export const renewalDue = (now: Date): Date => new Date(now.getTime() + OFFERED_DAYS * DAY_MS);

/**
 * A month from the payment; where the same licence still holds, a month more of it. Days of grace are not given away:
 * who pays late has the same months as who pays in time.
 *
 * @param present what the account has; null without a licence
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

/** Where a short month has cut the end, the next one is on the day of the start again. */
function nextEnd({ from, until }: Bought): Date {
  const months = monthOf(until) - monthOf(from);
  const isOfStart = addMonths(from, months).getTime() === until.getTime();
  return isOfStart ? addMonths(from, months + MONTHS) : addMonths(until, MONTHS);
}

const MONTHS_PER_YEAR = 12;

const monthOf = (at: Date): number => at.getUTCFullYear() * MONTHS_PER_YEAR + at.getUTCMonth();

/** The part of a period that its last payment bought. @param present what the account had before; null: no licence */
export const boughtPeriod = (present: LicencePeriod | null, extended: LicencePeriod): Bought => ({
  from: present?.from.getTime() === extended.from.getTime() ? present.until : extended.from,
  until: extended.until,
});
