/** Reading the change log: order, filter, page. */
import type { Change } from './change.js';

/** `since`: YYYY-MM-DD, included. `country`: lower-case ISO code. null: no filter. */
export type ChangeFilter = Readonly<{ since: string | null; country: string | null }>;

/** A place in the order of the log: that of one change. */
export type ChangePosition = Pick<Change, 'date' | 'id'>;

/** `next`: where the following page begins, after this position; null: this is the last page. */
export type ChangePage = Readonly<{ changes: readonly Change[]; next: ChangePosition | null }>;

/** Negative where `a` stands before `b`. The id decides between changes of one day, so the order is total. */
function compare(a: ChangePosition, b: ChangePosition): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

export const newestFirst = (changes: readonly Change[]): readonly Change[] =>
  [...changes].sort(compare);

/** A country's log holds what changed in its own law and what changed for all countries. */
const concerns = (change: Change, { since, country }: ChangeFilter): boolean =>
  (since === null || change.date >= since) &&
  (country === null || change.country === null || change.country === country);

/**
 * @param log newest first
 * @param after the position that the page follows; null: the first page. It need not exist any more.
 * @param limit most changes on the page, at least 1
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
