/** Creates keys: text for the owner, digest for storage. */
import type { NewKey } from './domain/new-key.js';
import { KEY_RANDOM_BYTES, lastFour, makeKey } from './domain/key-form.js';
import type { LimitOverrides, Mode, Role, Tier } from '../../shared/caller.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import type { Runtime } from '../../shared/runtime.js';

export type KeyOptions = Readonly<{
  mode: Mode;
  role: Role;
  tier: Tier | null;
  overrides: LimitOverrides;
  name: string | null;
}>;

/** `text`: returned once, never stored. */
export type NewKeyText = Readonly<{ text: string; key: NewKey }>;

export class KeyMaker {
  constructor(
    private readonly digest: SecretDigest,
    private readonly runtime: Runtime,
  ) {}

  make(options: KeyOptions): NewKeyText {
    const text = makeKey(options.mode, options.role, this.runtime.bytes(KEY_RANDOM_BYTES));
    const [digest] = this.digest.all(text);
    const ids = { id: this.runtime.id(), lineageId: this.runtime.id() };
    return { text, key: { ...options, ...ids, digest, last4: lastFour(text) } };
  }
}
