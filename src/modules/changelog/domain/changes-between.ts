/** Changes of the law data since a given version. */
import type { Change } from './change.js';
import type { Release } from './kb-release.js';

/**
 * Newest first, like the log; empty if `from` is unknown.
 * @param releases oldest first, the present version last
 * @param from the caller's version; its own changes are excluded
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
