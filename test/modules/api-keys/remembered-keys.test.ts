import { beforeEach, expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { KEY_RANDOM_BYTES, makeKey } from '../../../src/modules/api-keys/domain/key-form.js';
import { BLOCKED_KEYS, type EventBus } from '../../../src/shared/event-bus.js';
import { KeyMaker } from '../../../src/modules/api-keys/key-maker.service.js';
import { KeysService } from '../../../src/modules/api-keys/keys.service.js';
import type { KeyStore } from '../../../src/modules/api-keys/keys.repository.js';
import { FakeRuntime } from '../../fakes/account-runtime.js';
import { WatchedStore, KEY_OPTIONS } from '../../fakes/watched-accounts.js';

let store: WatchedStore;
let runtime: FakeRuntime;
let keys: KeysService;

const serviceOn = (its: KeyStore, eventBus: EventBus = new LocalEventBus()): KeysService => {
  const digest = keyDigest('p'.repeat(32));
  const keyMaker = new KeyMaker(digest, runtime);
  return new KeysService({ store: its, digest, keyMaker, runtime, eventBus });
};

beforeEach(() => {
  store = new WatchedStore();
  runtime = new FakeRuntime();
  keys = serviceOn(store);
});

const strangeKey = (): string => makeKey('live', 'client', runtime.bytes(KEY_RANDOM_BYTES));

const OUTAGE = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const HOUR_MS = 3_600_000;

test('during a database outage a key seen within the hour is accepted from memory', async () => {
  const { text } = await keys.create(KEY_OPTIONS);
  expect(await keys.findCaller(text)).not.toHaveProperty('isRemembered');
  store.failure = OUTAGE;
  runtime.pass(4_001);
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  runtime.pass(HOUR_MS - 4_002);
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  runtime.pass(2);
  await expect(keys.findCaller(text)).rejects.toBe(OUTAGE);
});

test('during a database outage an unseen key is reported as an outage, not refused', async () => {
  store.failure = OUTAGE;
  await expect(keys.findCaller(strangeKey())).rejects.toBe(OUTAGE);
});

test('requests do not wait for an unavailable database, and its return is detected', async () => {
  const { text } = await keys.create(KEY_OPTIONS);
  await keys.findCaller(text);
  store.failure = OUTAGE;
  runtime.pass(4_001);
  await keys.findCaller(text);
  const answer = store.holdNext();
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  expect(store.requests).toBe(3);
  store.failure = null;
  await answer();
  expect(await keys.findCaller(text)).not.toHaveProperty('isRemembered');
});

test('a key blocked here during a database outage stays blocked', async () => {
  const rung = new LocalEventBus();
  const { text, keyId } = await keys.create(KEY_OPTIONS);
  const listening = serviceOn(store, rung);
  await listening.findCaller(text);
  rung.publish(BLOCKED_KEYS, keyId);
  store.failure = OUTAGE;
  runtime.pass(HOUR_MS - 1);
  expect(await listening.findCaller(text)).toBeNull();
});

test('a key that the database no longer has is forgotten', async () => {
  const { text, keyId } = await keys.create(KEY_OPTIONS);
  const otherNode = serviceOn(store);
  await otherNode.findCaller(text);
  await keys.block(keyId);
  runtime.pass(4_001);
  expect(await otherNode.findCaller(text)).toBeNull();
  store.failure = OUTAGE;
  runtime.pass(1_001);
  await expect(otherNode.findCaller(text)).rejects.toBe(OUTAGE);
});
