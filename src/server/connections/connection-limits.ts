/** How many connections one process holds, and how long one may hold its place without progress. Source: D-106. */

export const CONNECTION_LIMITS = {
  /** Node refuses connections beyond this number. */
  most: 2_000,
  /** From this number on, connections without progress are closed in favour of new ones. */
  crowdedFrom: 1_600,
  /** From this number on, the one that has been quiet longest is closed, however short that is. */
  fullFrom: 1_900,
  /** So many fewer than `crowdedFrom` are kept once connections are closed: not every newcomer starts a search. */
  spare: 32,
  /** Bytes per second, both directions together, below which nothing counts as progress. */
  leastBytesPerSecond: 1_024,
  /** Milliseconds in which a client must read some of its answer, however empty the process is. */
  stalledReadMs: 30_000,
  /** Requests of one connection that may wait for the answer before theirs. */
  mostWaiting: 32,
  /** Milliseconds for which a client may leave open what the server has ended. */
  lingerMs: 5_000,
} as const;

/** Milliseconds without progress after which a place is taken back. */
const LONGEST_PATIENCE_MS = 2_000;

/** Milliseconds without progress that a connection is granted among so many: the more, the fewer. null: any time. */
export function patienceMs(connections: number): number | null {
  const { fullFrom, crowdedFrom } = CONNECTION_LIMITS;
  if (connections < crowdedFrom) return null;
  const free = Math.max(fullFrom - connections, 0) / (fullFrom - crowdedFrom);
  return LONGEST_PATIENCE_MS * free;
}
