/** What keys of operators need of the tables. They stand apart from those of organisations. */
import type { Operator } from '../../shared/caller.js';
import type { KeyStanding } from './domain/key-standing.js';
import type { Actor } from '../../shared/actor.js';

/** A key as it is listed. `usedAt`: null until it is used. */
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
  /** Notes the use. @returns null for a key that is unknown, has ended or was blocked. */
  use(digests: readonly [Uint8Array, ...Uint8Array[]]): Promise<Operator | null>;
  add(key: NewOperatorKey): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly OperatorKeyEntry[]>;
  /** Blocking twice changes nothing. @returns false where there is no such key. */
  block(keyId: string, at: Date, actor: Actor): Promise<boolean>;
}
