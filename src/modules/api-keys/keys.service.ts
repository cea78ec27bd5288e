/** Use cases of API keys: authentication, and the operator's commands. */
import { LRUCache } from 'lru-cache';
import { isKeyForm } from './domain/key-form.js';
import { tierOf } from './domain/tier.js';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import type { Caller } from '../../shared/caller.js';
import { invalid, notFound } from '../../shared/errors.js';
import { isOutage } from '../../shared/outage.js';
import { isUuid } from '../../shared/uuid.js';
import type { SecretDigest } from '../../platform/crypto/key-digest.js';
import type { KeyEntry, StoredKey } from './keys.ports.js';
import type { KeyStore } from './keys.repository.js';
import type { Runtime } from '../../shared/runtime.js';
import type { KeyMaker, KeyOptions } from './key-maker.service.js';
import { REMEMBERED_MS, RememberedKeys } from './remembered-keys.js';

/** Lifetime of an answer: another node rejects a blocked key within 5 s. */
const KNOWN_MS = 4_000;
const UNKNOWN_MS = 1_000;
const MAX_KEYS = 10_000;

/** Lifetime of a key's text in memory; it does not authenticate by itself. */
const SEEN_MS = 60_000;

/** The longest key has 67 characters. */
const MAX_KEY_LENGTH = 100;

export type KeysDependencies = Readonly<{
  store: KeyStore;
  digest: SecretDigest;
  keyMaker: KeyMaker;
  runtime: Runtime;
  /** Absent if there are no other processes. */
  eventBus?: EventBus;
}>;

/** `isRemembered`: the database could not be queried. */
type KeyLookup = Readonly<{ stored: StoredKey | null; isRemembered: boolean }>;

export type CreatedKey = Readonly<{ keyId: string; text: string }>;

export class KeysService {
  private readonly answers: LRUCache<string, KeyLookup, readonly Uint8Array[]>;
  /** Text of a valid key → its name in `answers`: saves the digest on each request. */
  private readonly seen: LRUCache<string, string>;
  /** Outlives answers that were under way at the block. */
  private readonly blockedHere: LRUCache<string, true>;
  private readonly remembered: RememberedKeys;

  constructor(private readonly deps: KeysDependencies) {
    this.remembered = new RememberedKeys(() => deps.runtime.ticks());
    const perf = { now: () => deps.runtime.ticks() };
    const limits = { max: MAX_KEYS, ttlResolution: 0, perf } as const;
    this.seen = new LRUCache({ ...limits, ttl: SEEN_MS });
    this.blockedHere = new LRUCache({ ...limits, ttl: REMEMBERED_MS + 3 * KNOWN_MS });
    this.answers = new LRUCache({
      ...limits,
      ttl: KNOWN_MS,
      fetchMethod: (name, _stale, { options, context }) => this.ask(name, context, options),
    });
    deps.eventBus?.subscribe(BLOCKED_KEYS, (keyId) => {
      // Tokens are revoked on the same topic.
      if (isUuid(keyId)) this.blockedHere.set(keyId, true);
    });
  }

  /**
   * @returns null if the key is malformed (without a query), unknown or blocked
   * @throws UPSTREAM_UNAVAILABLE if the database is down and the key was not used within the last hour
   */
  findCaller(keyText: string): Caller | null | Promise<Caller | null> {
    const known = this.known(keyText);
    return known === undefined ? this.lookUp(keyText) : known;
  }

  /** As `findCaller`, from memory; undefined if the key is not cached. */
  known(keyText: string): Caller | null | undefined {
    const seen = this.seen.get(keyText);
    const known = seen === undefined ? undefined : this.answers.get(seen);
    return known === undefined ? undefined : this.admitted(known);
  }

  /** What the newest key of a lineage permits; null if it is not in force. Queries the database. */
  async callerOfLineage(lineageId: string): Promise<Caller | null> {
    const stored = await this.deps.store.newestOf(lineageId);
    return stored === null ? null : this.toCaller(stored);
  }

  private async lookUp(keyText: string): Promise<Caller | null> {
    if (keyText.length > MAX_KEY_LENGTH || !isKeyForm(keyText)) return null;
    const digests = this.deps.digest.all(keyText);
    const name = Buffer.from(digests[0]).toString('base64');
    const answer = this.answers.get(name) ?? (await this.look(name, digests));
    if (answer.stored !== null) this.seen.set(keyText, name);
    return this.admitted(answer);
  }

  private admitted({ stored, isRemembered }: KeyLookup): Caller | null {
    if (stored === null) return null;
    if (this.blockedHere.size > 0 && this.blockedHere.has(stored.keyId)) return null;
    const caller = this.toCaller(stored);
    return isRemembered ? { ...caller, isRemembered } : caller;
  }

  /**
   * Creates a key with a new account.
   * @throws VALIDATION_FAILED if mode and tier do not match
   */
  async create(request: KeyOptions): Promise<CreatedKey> {
    const tier = request.tier ?? (request.mode === 'test' ? 'sandbox' : null);
    if ((request.mode === 'test') !== (tier === 'sandbox')) {
      throw invalid({ field: 'tier', type: 'conflicting_values', params: { other: 'mode' } });
    }
    const { text, key } = this.deps.keyMaker.make({ ...request, tier });
    await this.deps.store.add({
      accountId: this.deps.runtime.id(),
      accountName: request.name ?? `Key ${key.last4}`,
      key,
      createdAt: this.deps.runtime.now(),
      actor: OPERATOR,
    });
    return { keyId: key.id, text };
  }

  /** Newest first, blocked ones included. */
  list(): Promise<readonly KeyEntry[]> {
    return this.deps.store.list();
  }

  /** On this node at once, on others within 5 s. @throws NOT_FOUND for an unknown key */
  async block(keyId: string, actor: Actor = OPERATOR): Promise<void> {
    const found = await this.deps.store.block(keyId, this.deps.runtime.now(), actor);
    if (!found) throw notFound();
    this.blockedHere.set(keyId, true);
    this.deps.eventBus?.publish(BLOCKED_KEYS, keyId);
  }

  /** Queries the database; from memory if it is unavailable. */
  private async look(name: string, digests: readonly Uint8Array[]): Promise<KeyLookup> {
    const ask = () => this.answers.forceFetch(name, { context: digests });
    const known = this.remembered.insteadOf(name, ask);
    if (known !== undefined) return { stored: known, isRemembered: true };
    return ask().catch((failure: unknown) => {
      const kept = isOutage(failure) ? this.remembered.cutOff(name) : undefined;
      if (kept === undefined) throw failure;
      return { stored: kept, isRemembered: true };
    });
  }

  /** One query per key at a time. */
  private async ask(
    name: string,
    digests: readonly Uint8Array[],
    options: { ttl?: number | undefined },
  ): Promise<KeyLookup> {
    const stored = await this.deps.store.find(digests);
    this.remembered.answered(name, stored);
    if (stored === null) options.ttl = UNKNOWN_MS;
    return { stored, isRemembered: false };
  }

  private toCaller(stored: StoredKey): Caller {
    const { keyId, lineageId, accountId, role, mode, overrides, tier: given } = stored;
    const { licence, licenceUntil } = stored;
    const tier = tierOf({ mode, given, licence, licenceUntil }, this.deps.runtime.now());
    return { keyId, lineageId, accountId, role, mode, tier, overrides };
  }
}
