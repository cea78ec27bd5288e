/** The changes of the law data that lie between two of its versions. */
import type { Change } from './change.js';
import type { Release } from './kb-release.js';

/**
 * Newest first, as the log is. A version that the row does not hold has nothing after it that could be told.
 * @param releases oldest first, the present version last
 * @param from version that a caller holds; its own changes are not among them
 */
export function changesSince(
  log: readonly Change[],
  releases: readonly Release[],
  from: string,
): readonly Change[] {
  const at = releases.findIndex(({ version }) => version === from);
  if (at === -1) return [];
  const later = new Set(releases.slice(at + 1).map(({ version }) => version));
  return log.filter(({ kbVersion }) => later.has(kbVersion));
}
