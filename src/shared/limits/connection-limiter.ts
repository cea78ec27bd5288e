/** Places for sockets under one name, such as a key's id: how many may be open at once. */

/** Call it once the socket is gone; more often does nothing. */
export type Release = () => void;

export interface ConnectionLimiter {
  /** @returns what gives the place back; null where none is left */
  acquire(name: string): Release | null | Promise<Release | null>;
}

/** Sockets that a key may have open at once, over all processes of a cluster. */
export const MOST_PER_KEY = 50;
