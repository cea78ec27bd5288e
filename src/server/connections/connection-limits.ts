/** Limits on connections and on time without progress. Source: D-106. */

export const CONNECTION_LIMITS = {
  /** Node.js refuses further connections. */
  most: 2_000,
  /** From this number on, connections without progress are closed. */
  crowdedFrom: 1_600,
  /** From this number on, the longest-quiet connections are closed, however short the silence. */
  fullFrom: 1_900,
  /** Closes this many more, so that not every new connection starts a search. */
  spare: 32,
  /** Slower transfer, both directions together, is not progress. */
  leastBytesPerSecond: 1_024,
  /** A client must read part of its answer within this time. */
  stalledReadMs: 30_000,
  /** Pipelined requests per connection. */
  mostWaiting: 32,
  /** How long a client may keep a connection open that the server has ended. */
  lingerMs: 5_000,
} as const;

/** Milliseconds without progress, at `crowdedFrom`. */
const MAX_PATIENCE_MS = 2_000;

/** Milliseconds without progress allowed, falling to 0. null: unlimited. */
export function patienceMs(connections: number): number | null {
  const { fullFrom, crowdedFrom } = CONNECTION_LIMITS;
  if (connections < crowdedFrom) return null;
  const free = Math.max(fullFrom - connections, 0) / (fullFrom - crowdedFrom);
  return MAX_PATIENCE_MS * free;
}
