/** Accounts that count key lookups, and can be down or slow. */
import { setImmediate } from 'node:timers/promises';
import type { StoredKey } from '../../src/modules/api-keys/keys.ports.js';
import { FakeAccounts } from './account-repository.js';

/** A live key as an operator creates it. */
export const KEY_OPTIONS = {
  mode: 'live',
  role: 'client',
  tier: null,
  overrides: { perMinute: null, perMonth: null },
  name: 'Klient',
} as const;

export class WatchedStore extends FakeAccounts {
  requests = 0;
  failure: Error | null = null;

  private held: Promise<void> | null = null;

  /** Holds the next lookup until the returned function is called, which also waits for its consumer. */
  holdNext(): () => Promise<void> {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return async () => {
      release();
      await setImmediate();
    };
  }

  override async find(digests: readonly Uint8Array[]): Promise<StoredKey | null> {
    this.requests += 1;
    const { held } = this;
    this.held = null;
    if (held !== null) await held;
    return this.failure === null ? super.find(digests) : Promise.reject(this.failure);
  }
}
