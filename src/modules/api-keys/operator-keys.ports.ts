/** Storage of operator keys, separate from organisations' keys (R-10.67). */
import type { Operator } from '../../shared/caller.js';
import type { KeyStanding } from './domain/key-standing.js';
import type { Actor } from '../../shared/actor.js';

/** `usedAt`: null: never used. */
export type OperatorKeyEntry = KeyStanding &
  Readonly<{
    keyId: string;
    name: string;
    last4: string;
    createdAt: Date;
    usedAt: Date | null;
  }>;

export type NewOperatorKey = Readonly<{
  id: string;
  name: string;
  digest: Uint8Array;
  last4: string;
  createdAt: Date;
  expiresAt: Date;
  actor: Actor;
}>;

export interface OperatorKeyStore {
  /** Records the use. @returns null if the key is unknown, expired or blocked */
  use(digests: readonly [Uint8Array, ...Uint8Array[]]): Promise<Operator | null>;
  add(key: NewOperatorKey): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly OperatorKeyEntry[]>;
  /** Idempotent. @returns false if the key does not exist */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean>;
}
