/** Keys as stored. */
import type { Actor } from '../../shared/actor.js';
import type { LimitOverrides, Mode, Role, Tier } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { NewKey } from './domain/new-key.js';

/** A valid key of an account whose state admits keys. */
export type StoredKey = Readonly<{
  keyId: string;
  lineageId: string;
  accountId: string;
  role: Role;
  mode: Mode;
  tier: Tier | null;
  overrides: LimitOverrides;
  licence: LicenceKey | null;
  licenceUntil: Date | null;
}>;

export type KeyEntry = Readonly<{
  keyId: string;
  accountId: string;
  accountName: string;
  mode: Mode;
  role: Role;
  tier: Tier | null;
  overrides: LimitOverrides;
  name: string | null;
  last4: string;
  createdAt: Date;
  blockedAt: Date | null;
}>;

/** A key that an operator creates, with a new account. */
export type OperatorKey = Readonly<{
  accountId: string;
  accountName: string;
  key: NewKey;
  createdAt: Date;
  actor: Actor;
}>;
