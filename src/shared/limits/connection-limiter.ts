/** Limits open sockets per name, such as a key's id. */

/** Releases the socket's slot; repeated calls have no effect. */
export type Release = () => void;

export interface ConnectionLimiter {
  /** @returns null if none is left */
  acquire(name: string): Release | null | Promise<Release | null>;
}

/** Open sockets per key across all processes of a cluster. */
export const MAX_PER_KEY = 50;
