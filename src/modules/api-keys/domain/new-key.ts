/** A new key to be stored. */
import type { LimitOverrides, Mode, Role, Tier } from '../../../shared/caller.js';

/** `tier`: null follows the account's licence. */
export type NewKey = Readonly<{
  id: string;
  lineageId: string;
  mode: Mode;
  role: Role;
  tier: Tier | null;
  overrides: LimitOverrides;
  name: string | null;
  digest: Uint8Array;
  last4: string;
}>;
