/** Use cases of an owner's keys: list, rotate, revoke. Source. */
import { KEY_RANDOM_BYTES, lastFour, makeKey } from './domain/key-form.js';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import type { Runtime } from '../../shared/runtime.js';
import type { KeyMaker } from './key-maker.service.js';
import type { OwnKey, OwnKeysRepository } from './own-keys.repository.js';

const HOUR_MS = 3_600_000;

const SAMPLE_DAY = new Date('2026-01-15T09:00:00.000Z');
const SAMPLE_ID = '00000000-0000-4000-8000-000000000002';
export type OwnKeysDependencies = Readonly<{
  store: OwnKeysRepository;
  keyMaker: KeyMaker;
  runtime: Runtime;
  eventBus: Pick<EventBus, 'publish'>;
}>;

/** `text`: returned only here. `oldEndsAt`: null: blocked at once. */
export type RotatedKey = Readonly<{
  keyId: string;
  text: string;
  last4: string;
  oldEndsAt: Date | null;
}>;

type RequestActor = Readonly<{ caller: Caller; requestId: string }>;

export class OwnKeysService {
  constructor(private readonly deps: OwnKeysDependencies) {}

  /** Newest first, expired and blocked ones included; a sample for sandbox keys. */
  list(caller: Caller): Promise<readonly OwnKey[]> {
    return caller.mode === 'test'
      ? Promise.resolve([sampleKey(caller)])
      : this.deps.store.list(caller.accountId);
  }

  /**
   * Gives the calling key a successor with the same counters and limits; a sandbox key changes nothing. Rotated keys
   * cannot rotate or revoke, so that a leaked old key cannot take over the account.
   * @param graceHours how long the calling key keeps working; 0 blocks it at once
   * @throws VALIDATION_FAILED if the calling key was rotated before
   */
  async rotate(graceHours: number, { caller, requestId }: RequestActor): Promise<RotatedKey> {
    const { store, keyMaker, runtime, eventBus } = this.deps;
    const at = graceHours === 0 ? null : graceHours * HOUR_MS;
    if (caller.mode === 'test') return sampleRotation(caller, at);
    const { role, mode, overrides, keyId, accountId } = caller;
    const { text, key } = keyMaker.make({ role, mode, overrides, tier: null, name: null });
    const now = runtime.now();
    const endsAt = new Date(now.getTime() + (at ?? 0));
    const actor = { name: `key:${keyId}`, requestId };
    const rotation = { accountId, keyId, successor: key, at: now, endsAt, actor };
    if (!(await store.rotate(rotation))) {
      throw invalid({ field: 'X-API-Key', type: 'key_rotated' });
    }
    if (at === null) eventBus.publish(BLOCKED_KEYS, keyId);
    return { keyId: key.id, text, last4: key.last4, oldEndsAt: at === null ? null : endsAt };
  }

  /**
   * Blocks another key of the account, on every process.
   * @throws NOT_FOUND if the account has no such key
   * @throws VALIDATION_FAILED for the calling key itself, or if it was rotated: it could block its own successor
   */
  async revoke(keyId: string, { caller, requestId }: RequestActor): Promise<OwnKey> {
    const { store, runtime, eventBus } = this.deps;
    if (keyId === caller.keyId) throw invalid({ field: 'key_id', type: 'own_key' });
    if (caller.mode === 'test') return sampleRevoked(keyId, caller);
    await this.assertNewest(caller);
    const change = {
      at: runtime.now(),
      actor: { name: `key:${caller.keyId}`, requestId },
    };
    const key = isUuid(keyId) ? await store.revoke(caller.accountId, keyId, change) : null;
    if (key === null) throw notFound();
    eventBus.publish(BLOCKED_KEYS, keyId);
    return key;
  }

  /** Only rotated keys have an expiry. */
  private async assertNewest({ accountId, keyId }: Caller): Promise<void> {
    const all = await this.deps.store.list(accountId);
    const own = all.find((key) => key.keyId === keyId);
    if (own?.expiresAt != null) throw invalid({ field: 'X-API-Key', type: 'key_rotated' });
  }
}

/** Has the form of a key; no such key exists. */
const sampleText = ({ role }: Caller): string =>
  makeKey('test', role, new Uint8Array(KEY_RANDOM_BYTES));

const sampleKey = (caller: Caller): OwnKey => ({
  keyId: SAMPLE_ID,
  mode: 'test',
  role: caller.role,
  name: null,
  last4: lastFour(sampleText(caller)),
  createdAt: SAMPLE_DAY,
  expiresAt: null,
  blockedAt: null,
});

function sampleRotation(caller: Caller, graceMs: number | null): RotatedKey {
  const text = sampleText(caller);
  const oldEndsAt = graceMs === null ? null : new Date(SAMPLE_DAY.getTime() + graceMs);
  return { keyId: SAMPLE_ID, text, last4: lastFour(text), oldEndsAt };
}

function sampleRevoked(keyId: string, caller: Caller): OwnKey {
  if (keyId !== SAMPLE_ID) throw notFound();
  return { ...sampleKey(caller), blockedAt: SAMPLE_DAY };
}
