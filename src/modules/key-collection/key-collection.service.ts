/** Hands the live key of a paid signup to the browser or program that signed up. Source: D-333. */
import { notFound } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import type { Runtime } from '../../shared/runtime.js';
import type { KeyMaker, NewKeyText } from '../api-keys/key-maker.service.js';
import { judgeCollection } from './domain/collection.js';
import type { KeyCodes } from '../../platform/crypto/key-codes.js';
import type { KeyCollectionRepository, Signup } from './key-collection.repository.js';

export type KeyCollectionDependencies = Readonly<{
  store: Pick<KeyCollectionRepository, 'collect'>;
  codes: KeyCodes;
  keyMaker: Pick<KeyMaker, 'make'>;
  runtime: Pick<Runtime, 'now'>;
}>;

/** `key`: null while the payment is awaited. `text`: returned only here. */
export type Collected = Readonly<{
  key: Readonly<{ id: string; text: string; last4: string }> | null;
}>;

export type CollectionRequest = Readonly<{ orderId: string; code: string; requestId: string }>;

export class KeyCollectionService {
  constructor(private readonly deps: KeyCollectionDependencies) {}

  /**
   * Once per signup. The key is another one than that of the email, so each can be revoked without the other.
   * @throws NOT_FOUND if the code is not of the order, the key was collected before, or the time is over
   */
  async collect({ orderId, code, requestId }: CollectionRequest): Promise<Collected> {
    const { store, codes, runtime } = this.deps;
    if (!isUuid(orderId) || !codes.isOf(orderId, code)) throw notFound();
    const keyIds = codes.keyIdsOf(orderId);
    const at = runtime.now();
    const actor = { name: 'signup', requestId };
    const decide = (signup: Signup) => {
      const verdict = judgeCollection(signup, at);
      return { verdict, made: verdict === 'ready' ? this.make(signup, keyIds) : null };
    };
    const decided = await store.collect({ orderId, keyIds, at, actor, decide });
    if (decided === null || decided.verdict === 'over') throw notFound();
    return toCollected(decided.made);
  }

  /** Of its fixed id the database admits one key alone. */
  private make({ role, name }: Signup, keyIds: readonly string[]): NewKeyText {
    const overrides = { perMinute: null, perMonth: null };
    const { text, key } = this.deps.keyMaker.make({
      mode: 'live',
      role,
      tier: null,
      overrides,
      name,
    });
    return { text, key: { ...key, id: keyIds[0] ?? key.id } };
  }
}

const toCollected = (made: NewKeyText | null): Collected => ({
  key: made === null ? null : { id: made.key.id, text: made.text, last4: made.key.last4 },
});
