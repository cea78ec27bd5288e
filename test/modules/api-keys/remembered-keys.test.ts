import { beforeEach, expect, test } from '@jest/globals';
import { LocalBell } from '../../../src/platform/event-bus/local-event-bus.js';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { KEY_RANDOM_BYTES, makeKey } from '../../../src/modules/api-keys/domain/key-form.js';
import { BLOCKED_KEYS, type Bell } from '../../../src/shared/event-bus.js';
import { KeyMaker } from '../../../src/modules/api-keys/key-maker.js';
import { KeysService } from '../../../src/modules/api-keys/keys.service.js';
import type { KeyStore } from '../../../src/modules/accounts/accounts.ports.js';
import { FakeSurroundings } from '../../fakes/account-runtime.js';
import { WatchedStore, WISH } from '../../fakes/watched-accounts.js';

let store: WatchedStore;
let surroundings: FakeSurroundings;
let keys: KeysService;

const serviceOn = (its: KeyStore, bell: Bell = new LocalBell()): KeysService => {
  const digest = keyDigest('p'.repeat(32));
  const keyMaker = new KeyMaker(digest, surroundings);
  return new KeysService({ store: its, digest, keyMaker, surroundings, bell });
};

beforeEach(() => {
  store = new WatchedStore();
  surroundings = new FakeSurroundings();
  keys = serviceOn(store);
});

const strangeKey = (): string => makeKey('live', 'client', surroundings.bytes(KEY_RANDOM_BYTES));

const OUTAGE = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const HOUR_MS = 3_600_000;

test('with the database down a key seen within the hour works, and is known to be remembered', async () => {
  const { text } = await keys.create(WISH);
  expect(await keys.findCaller(text)).not.toHaveProperty('isRemembered');
  store.failure = OUTAGE;
  surroundings.pass(4_001);
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  surroundings.pass(HOUR_MS - 4_002);
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  surroundings.pass(2);
  await expect(keys.findCaller(text)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('with the database down a key never seen is an outage, not a refusal', async () => {
  store.failure = OUTAGE;
  await expect(keys.findCaller(strangeKey())).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    retryAfterSeconds: 5,
  });
});

test('nobody waits for a database that is away, and its return is noticed', async () => {
  const { text } = await keys.create(WISH);
  await keys.findCaller(text);
  store.failure = OUTAGE;
  surroundings.pass(4_001);
  await keys.findCaller(text);
  const answer = store.holdNext();
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  expect(await keys.findCaller(text)).toMatchObject({ isRemembered: true });
  expect(store.asked).toBe(3);
  store.failure = null;
  await answer();
  expect(await keys.findCaller(text)).not.toHaveProperty('isRemembered');
});

test('a key blocked here while the database was away stays blocked', async () => {
  const rung = new LocalBell();
  const { text, keyId } = await keys.create(WISH);
  const listening = serviceOn(store, rung);
  await listening.findCaller(text);
  rung.ring(BLOCKED_KEYS, keyId);
  store.failure = OUTAGE;
  surroundings.pass(HOUR_MS - 1);
  expect(await listening.findCaller(text)).toBeNull();
});

test('what the database no longer knows is not remembered', async () => {
  const { text, keyId } = await keys.create(WISH);
  const otherNode = serviceOn(store);
  await otherNode.findCaller(text);
  await keys.block(keyId);
  surroundings.pass(4_001);
  expect(await otherNode.findCaller(text)).toBeNull();
  store.failure = OUTAGE;
  surroundings.pass(1_001);
  await expect(otherNode.findCaller(text)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});
