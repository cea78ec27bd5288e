/** Order, filter and pagination of the change log. */
import type { Change } from './change.js';

/** `since`: YYYY-MM-DD, inclusive. `country`: lower-case ISO code. null: no filter. */
export type ChangeFilter = Readonly<{ since: string | null; country: string | null }>;

/** Position of a change in the log. */
export type ChangePosition = Pick<Change, 'date' | 'id'>;

/** `next`: position after which the next page starts; null on the last page. */
export type ChangePage = Readonly<{ changes: readonly Change[]; next: ChangePosition | null }>;

/** Negative if `a` precedes `b`. The id orders changes of the same day. */
function compare(a: ChangePosition, b: ChangePosition): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

export const newestFirst = (changes: readonly Change[]): readonly Change[] =>
  [...changes].sort(compare);

/** A country's log also contains changes that concern all countries. */
export const concerns = (change: Change, { since, country }: ChangeFilter): boolean =>
  (since === null || change.date >= since) &&
  (country === null || change.country === null || change.country === country);

/**
 * @param log newest first
 * @param after position before the page; null: the first page. It may no longer exist.
 * @param limit maximum changes on the page, at least 1
 */
export function pageOfChanges(
  log: readonly Change[],
  filter: ChangeFilter,
  { after, limit }: Readonly<{ after: ChangePosition | null; limit: number }>,
): ChangePage {
  const found = log.filter(
    (change) => concerns(change, filter) && (after === null || compare(change, after) > 0),
  );
  const changes = found.slice(0, limit);
  const last = changes.at(-1);
  const next = found.length > limit && last !== undefined ? { date: last.date, id: last.id } : null;
  return { changes, next };
}
