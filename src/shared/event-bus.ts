/**
 * Signals that data may have changed. Subscribers read the data at its source, so lost, repeated or forged messages are
 * harmless.
 */
export interface EventBus {
  /** Never fails. `note`: message for the listeners. */
  publish(topic: string, note?: string): void;
  /** Calls `onMessage` for every message. @returns ends the subscription */
  subscribe(topic: string, onMessage: (note: string) => void): () => void;
}

/** Topic of blocked keys and revoked tokens; the message is the id of a key, token, grant or client. */
export const BLOCKED_KEYS = 'blocked-keys';
