/**
 * Wakes those who wait for news. A ring only says that there may be some; what they are is read where they are kept,
 * so that a ring that is lost, doubled or forged changes no answer.
 */
export interface EventBus {
  /** Never fails. `note`: a word for those who hear it. */
  publish(topic: string, note?: string): void;
  /** Calls `hear` at every ring until the returned function is called. */
  listen(topic: string, onMessage: (note: string) => void): () => void;
}

/** Where it is rung that a key was blocked; the note is its id. */
export const BLOCKED_KEYS = 'blocked-keys';
