/** Arithmetic on instants, in UTC. */

const HOUR_MS = 3_600_000;

/** Elapsed hours, independent of daylight saving. */
export const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Same day and clock time (UTC) some calendar months later, or the last day of a month that lacks the day.
 * Source of the clamping: Regulation (EEC, Euratom) No 1182/71, art 3(2)(c).
 */
export function addMonths(at: Date, months: number): Date {
  const first = new Date(at);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = daysInMonth(first.getUTCFullYear(), first.getUTCMonth());
  first.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return first;
}

export const earliest = (...instants: readonly [Date, ...Date[]]): Date =>
  new Date(Math.min(...instants.map((at) => at.getTime())));
