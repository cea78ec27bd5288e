/** Operator keys: managed by operator commands, only looked up by the API. */
import {
  isOperatorKeyForm,
  KEY_RANDOM_BYTES,
  lastFour,
  makeOperatorKey,
} from './domain/key-form.js';
import { OPERATOR } from '../../shared/actor.js';
import type { Operator } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import type { Runtime } from '../../shared/runtime.js';
import type { CreatedKey } from './keys.service.js';
import type { OperatorKeyEntry, OperatorKeysRepository } from './operator-keys.repository.js';

const DAY_MS = 86_400_000;

export type OperatorKeysDependencies = Readonly<{
  store: OperatorKeysRepository;
  digest: SecretDigest;
  runtime: Pick<Runtime, 'now' | 'bytes' | 'id'>;
}>;

/** `days`: lifetime. */
export type OperatorKeyOptions = Readonly<{ name: string; days: number }>;

export class OperatorKeysService {
  constructor(private readonly deps: OperatorKeysDependencies) {}

  /**
   * No cache, so that a blocked key is rejected everywhere at once.
   * @returns null if the text has another form, or the key is unknown, expired or blocked
   */
  async find(keyText: string): Promise<Operator | null> {
    if (!isOperatorKeyForm(keyText)) return null;
    const { store, digest } = this.deps;
    return store.use(digest.all(keyText));
  }

  /** `text` is returned only here. */
  async create({ name, days }: OperatorKeyOptions): Promise<CreatedKey> {
    const { store, digest, runtime } = this.deps;
    const text = makeOperatorKey(runtime.bytes(KEY_RANDOM_BYTES));
    const createdAt = runtime.now();
    const keyId = runtime.id();
    await store.add({
      id: keyId,
      name,
      digest: digest.all(text)[0],
      last4: lastFour(text),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      actor: OPERATOR,
    });
    return { keyId, text };
  }

  /** Newest first, expired and blocked ones included. */
  list(): Promise<readonly OperatorKeyEntry[]> {
    return this.deps.store.list();
  }

  /** @throws NOT_FOUND for an unknown key. */
  async block(keyId: string): Promise<void> {
    const found = await this.deps.store.block(keyId, this.deps.runtime.now(), OPERATOR);
    if (!found) throw notFound();
  }
}
