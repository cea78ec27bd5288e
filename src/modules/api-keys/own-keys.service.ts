/** Use cases of an owner's keys: list, rotate, revoke. Source. */
import { KEY_RANDOM_BYTES, lastFour, makeKey } from './domain/key-form.js';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import { callerActor, type RequestActor } from '../../shared/actor.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import type { Runtime } from '../../shared/runtime.js';
import type { KeyMaker } from './key-maker.service.js';
import type { OwnKey, OwnKeysRepository } from './own-keys.repository.js';
import { SAMPLE_TIME } from '../../shared/sample-time.js';

const HOUR_MS = 3_600_000;

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

/** `graceHours`: how long the old key keeps working; 0 blocks it at once. `keyId`: null: the calling key. */
export type RotationOptions = Readonly<{ graceHours: number; keyId: string | null }>;

export class OwnKeysService {
  constructor(private readonly deps: OwnKeysDependencies) {}

  /** Newest first, expired and blocked ones included; a sample for sandbox keys. */
  list(caller: Caller): Promise<readonly OwnKey[]> {
    return caller.mode === 'test'
      ? Promise.resolve([sampleKey(caller)])
      : this.deps.store.list(caller.accountId);
  }

  /**
   * Gives a key a successor with the same counters and limits: the calling key, or the one that a session names; a
   * sandbox key changes nothing. Rotated keys cannot rotate or revoke, so that a leaked old key cannot take over the
   * account.
   * @throws VALIDATION_FAILED if the key was rotated before, or a key names another one
   */
  async rotate(rotated: RotationOptions, request: RequestActor): Promise<RotatedKey> {
    const { store, keyMaker, runtime, eventBus } = this.deps;
    const { caller, requestId } = request;
    const graceMs = rotated.graceHours * HOUR_MS;
    const { keyId, role, mode } = await this.keyToRotate(rotated.keyId, caller);
    if (caller.mode === 'test') return sampleRotation(caller, graceMs);
    const overrides = { perMinute: null, perMonth: null };
    const { text, key } = keyMaker.make({ role, mode, overrides, tier: null, name: null });
    const now = runtime.now();
    const endsAt = new Date(now.getTime() + graceMs);
    const actor = callerActor(caller, requestId);
    const { accountId } = caller;
    const rotation = { accountId, keyId, successor: key, at: now, endsAt, actor };
    if (!(await store.rotate(rotation))) throw alreadyRotated(caller);
    if (graceMs === 0) eventBus.publish(BLOCKED_KEYS, keyId);
    return { keyId: key.id, text, last4: key.last4, oldEndsAt: graceMs === 0 ? null : endsAt };
  }

  /**
   * Blocks another key of the account, on every process.
   * @throws NOT_FOUND if the account has no such key
   * @throws VALIDATION_FAILED for the calling key itself, or if it was rotated: it could block its own successor; for a
   * session, which rests on the keys of its account, also for the last key
   */
  async revoke(keyId: string, request: RequestActor): Promise<OwnKey> {
    const { store, runtime, eventBus } = this.deps;
    const { caller, requestId } = request;
    if (keyId === caller.keyId) throw invalid({ field: 'key_id', type: 'own_key' });
    if (caller.mode === 'test') return sampleRevoked(keyId, caller);
    if (caller.member === undefined) await this.assertNewest(caller);
    else await this.assertOthers(keyId, caller);
    const change = { at: runtime.now(), actor: callerActor(caller, requestId) };
    const key = isUuid(keyId) ? await store.revoke(caller.accountId, keyId, change) : null;
    if (key === null) throw notFound();
    eventBus.publish(BLOCKED_KEYS, keyId);
    return key;
  }

  private async keyToRotate(
    keyId: string | null,
    caller: Caller,
  ): Promise<Pick<OwnKey, 'keyId' | 'role' | 'mode'>> {
    const isSession = caller.member !== undefined;
    if (!isSession && (keyId === null || keyId === caller.keyId)) return caller;
    if (keyId === null) throw invalid({ field: 'key_id', type: 'missing' });
    const key = (await this.list(caller)).find((one) => one.keyId === keyId);
    if (key === undefined) throw notFound();
    if (isSession || caller.mode === 'test') return key;
    throw invalid({ field: 'key_id', type: 'own_key_only' });
  }

  /** @throws VALIDATION_FAILED if no other key of the same environment is in force */
  private async assertOthers(keyId: string, { accountId, mode }: Caller): Promise<void> {
    const all = await this.deps.store.list(accountId);
    const others = all.filter((one) => one.keyId !== keyId && one.mode === mode);
    if (others.some(({ expiresAt, blockedAt }) => expiresAt === null && blockedAt === null)) return;
    throw invalid({ field: 'key_id', type: 'last_key' });
  }

  /** Only rotated keys have an expiry. */
  private async assertNewest({ accountId, keyId }: Caller): Promise<void> {
    const all = await this.deps.store.list(accountId);
    const own = all.find((key) => key.keyId === keyId);
    if (own?.expiresAt != null) throw invalid({ field: 'X-API-Key', type: 'key_rotated' });
  }
}

const alreadyRotated = ({ member }: Caller) =>
  invalid({ field: member === undefined ? 'X-API-Key' : 'key_id', type: 'key_rotated' });

/** Has the form of a key; no such key exists. */
const sampleText = ({ role }: Caller): string =>
  makeKey('test', role, new Uint8Array(KEY_RANDOM_BYTES));

const sampleKey = (caller: Caller): OwnKey => ({
  keyId: SAMPLE_ID,
  mode: 'test',
  role: caller.role,
  name: null,
  last4: lastFour(sampleText(caller)),
  createdAt: SAMPLE_TIME,
  expiresAt: null,
  blockedAt: null,
});

function sampleRotation(caller: Caller, graceMs: number): RotatedKey {
  const text = sampleText(caller);
  const oldEndsAt = graceMs === 0 ? null : new Date(SAMPLE_TIME.getTime() + graceMs);
  return { keyId: SAMPLE_ID, text, last4: lastFour(text), oldEndsAt };
}

function sampleRevoked(keyId: string, caller: Caller): OwnKey {
  if (keyId !== SAMPLE_ID) throw notFound();
  return { ...sampleKey(caller), blockedAt: SAMPLE_TIME };
}
