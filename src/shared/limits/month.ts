/** Calendar months (UTC, YYYY-MM); computed for every request. Source. */
import { memoizeLast } from '../memoize-last.js';

const DAY_MS = 86_400_000;

const dayNumber = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

const monthOfDay = memoizeLast((day: number): string => {
  const date = new Date(day * DAY_MS);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
});

const nextMonthAfterDay = memoizeLast((day: number): number => {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000;
});

/** @param nowMs milliseconds since the epoch */
export const monthOf = (nowMs: number): string => monthOfDay(dayNumber(nowMs));

/** First second of the following month, in seconds since the epoch. */
export const nextMonthAfter = (nowMs: number): number => nextMonthAfterDay(dayNumber(nowMs));

/** First second of the month, in seconds since the epoch. */
export const monthStart = memoizeLast(
  (month: string): number => Date.parse(`${month}-01T00:00:00Z`) / 1000,
);

/** First second of the next month, in seconds since the epoch. */
export const monthEnd = memoizeLast((month: string): number =>
  nextMonthAfter(monthStart(month) * 1000),
);
