/** What an owner's keys need of the tables. */
import type { NewKey } from './domain/new-key.js';
import type { KeyStanding } from './domain/key-standing.js';
import type { Mode, Role } from '../../shared/caller.js';
import type { Actor } from '../../shared/actor.js';

/** A key as its owner sees it. */
export type OwnKey = KeyStanding &
  Readonly<{
    keyId: string;
    mode: Mode;
    role: Role;
    name: string | null;
    last4: string;
    createdAt: Date;
  }>;

/** `endsAt`: of the old key; it is blocked where that is not later than `at`. */
export type Rotation = Readonly<{
  accountId: string;
  keyId: string;
  /** Its lineage, limits and name are those of the old key, whatever is reported here. */
  successor: NewKey;
  at: Date;
  endsAt: Date;
  actor: Actor;
}>;

export interface OwnKeyStore {
  /** Newest first. */
  list(accountId: string): Promise<readonly OwnKey[]>;
  /** @returns false where the key is no longer the newest of its lineage: nothing is changed then. */
  rotate(rotation: Rotation): Promise<boolean>;
  /** Blocking twice changes nothing. @returns the key; null where the account has no such key. */
  revoke(
    accountId: string,
    keyId: string,
    change: { at: Date; actor: Actor },
  ): Promise<OwnKey | null>;
}
