/** Storage of an owner's keys. */
import type { NewKey } from './domain/new-key.js';
import type { KeyStanding } from './domain/key-standing.js';
import type { Mode, Role } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';

export type OwnKey = KeyStanding &
  Readonly<{
    keyId: string;
    mode: Mode;
    role: Role;
    name: string | null;
    last4: string;
    createdAt: Date;
  }>;

/** `endsAt`: of the old key; if not later than `at`, it is blocked at once. */
export type Rotation = Readonly<{
  accountId: string;
  keyId: string;
  /** Lineage, limits and name are taken from the old key. */
  successor: NewKey;
  at: Date;
  endsAt: Date;
  actor: Actor;
}>;

export interface OwnKeyStore {
  /** Newest first. */
  list(accountId: string): Promise<readonly OwnKey[]>;
  /** @returns false, without a change, if the key is not the newest of its lineage */
  rotate(rotation: Rotation): Promise<boolean>;
  /** Idempotent. @returns the key; null if the account has no such key */
  revoke(
    accountId: string,
    keyId: string,
    change: { at: Date; actor: Actor },
  ): Promise<OwnKey | null>;
}
