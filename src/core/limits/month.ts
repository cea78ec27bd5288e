/** Calendar months in UTC, written YYYY-MM. Source: specification 8.3, decision 24. */

/** @param nowMs milliseconds since the epoch */
export function monthOf(nowMs: number): string {
  const now = new Date(nowMs);
  const year = String(now.getUTCFullYear()).padStart(4, '0');
  return `${year}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** First second of the month after that moment, in seconds since the epoch. */
export function nextMonthAfter(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) / 1000;
}

/** First second of the month, in seconds since the epoch. */
export const monthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`) / 1000;

/** First second of the next month, in seconds since the epoch. */
export const monthEnd = (month: string): number => nextMonthAfter(monthStart(month) * 1000);
