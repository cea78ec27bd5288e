/** Calendar days (UTC, YYYY-MM-DD) for usage statistics. Source. */
import { memoizeLast } from '../memoize-last.js';
import { monthEnd, monthStart } from './month.js';
import { isoDay } from '../iso-day.js';

const DAY_SECONDS = 86_400;
const MS_PER_SECOND = 1000;

const dayNumbered = memoizeLast((day: number): string =>
  isoDay(new Date(day * DAY_SECONDS * MS_PER_SECOND)),
);

const dayAt = (seconds: number): string => dayNumbered(Math.floor(seconds / DAY_SECONDS));

/** @param nowMs milliseconds since the epoch */
export const dayOf = (nowMs: number): string => dayAt(nowMs / MS_PER_SECOND);

/** The day, clamped to the month, because two clocks may see different months. */
export function dayWithin(month: string, nowMs: number): string {
  const first = monthStart(month);
  const last = monthEnd(month) - DAY_SECONDS;
  return dayAt(Math.min(Math.max(nowMs / MS_PER_SECOND, first), last));
}

/** Consecutive days, oldest first, ending with the present day. */
export const daysUntil = (nowMs: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    dayAt(nowMs / MS_PER_SECOND - (count - 1 - at) * DAY_SECONDS),
  );
