import { beforeEach, expect, test } from '@jest/globals';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { KEY_RANDOM_BYTES, makeKey } from '../../../src/modules/api-keys/domain/key-form.js';
import { KeyMaker } from '../../../src/modules/api-keys/key-maker.service.js';
import { KeysService } from '../../../src/modules/api-keys/keys.service.js';
import type { KeyStore } from '../../../src/modules/api-keys/keys.repository.js';
import { FakeRuntime } from '../../fakes/account-runtime.js';
import { WatchedStore, KEY_OPTIONS } from '../../fakes/watched-accounts.js';

let store: WatchedStore;
let runtime: FakeRuntime;

const serviceOn = (its: KeyStore): KeysService => {
  const digest = keyDigest('p'.repeat(32));
  const keyMaker = new KeyMaker(digest, runtime);
  return new KeysService({ store: its, digest, keyMaker, runtime });
};

let keys: KeysService;

beforeEach(() => {
  store = new WatchedStore();
  runtime = new FakeRuntime();
  keys = serviceOn(store);
});

const strangeKey = (): string => makeKey('live', 'client', runtime.bytes(KEY_RANDOM_BYTES));

test('a created key is found with its caller', async () => {
  const { text, keyId } = await keys.create(KEY_OPTIONS);
  expect(await keys.findCaller(text)).toMatchObject({
    keyId,
    role: 'client',
    mode: 'live',
    tier: 'baas',
    overrides: { perMinute: null, perMonth: null },
  });
});

test.each([
  { mode: 'test', tier: null, got: 'sandbox' },
  { mode: 'live', tier: 'enterprise', got: 'enterprise' },
] as const)('a $mode key requested with tier $tier has tier $got', async ({ mode, tier, got }) => {
  const { text } = await keys.create({ ...KEY_OPTIONS, mode, tier });
  expect(await keys.findCaller(text)).toMatchObject({ mode, tier: got });
});

test.each([
  { mode: 'live', tier: 'sandbox' },
  { mode: 'test', tier: 'baas' },
] as const)('a $mode key with tier $tier is refused', async ({ mode, tier }) => {
  await expect(keys.create({ ...KEY_OPTIONS, mode, tier })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('text that cannot be a key is never looked up in the database', async () => {
  const { text } = await keys.create(KEY_OPTIONS);
  const wrong = [`${text.slice(0, -1)}_`, '', 'x'.repeat(5_000), `${text}${text}`, text.slice(1)];
  for (const one of wrong) expect(await keys.findCaller(one)).toBeNull();
  expect(store.requests).toBe(0);
});

test('concurrent requests query the database once, and the result is cached for 4 seconds', async () => {
  const { text } = await keys.create(KEY_OPTIONS);
  await Promise.all(Array.from({ length: 50 }, async () => keys.findCaller(text)));
  runtime.pass(3_999);
  await keys.findCaller(text);
  expect(store.requests).toBe(1);
  runtime.pass(2);
  await keys.findCaller(text);
  expect(store.requests).toBe(2);
});

test('an unknown key is cached for 1 second', async () => {
  const text = strangeKey();
  expect(await keys.findCaller(text)).toBeNull();
  runtime.pass(999);
  expect(await keys.findCaller(text)).toBeNull();
  expect(store.requests).toBe(1);
  runtime.pass(2);
  await keys.findCaller(text);
  expect(store.requests).toBe(2);
});

test('a blocked key is refused here at once and on another node within 5 seconds', async () => {
  const otherNode = serviceOn(store);
  const { text, keyId } = await keys.create(KEY_OPTIONS);
  await keys.findCaller(text);
  await otherNode.findCaller(text);
  await keys.block(keyId);
  expect(await keys.findCaller(text)).toBeNull();
  runtime.pass(5_001);
  expect(await otherNode.findCaller(text)).toBeNull();
});

test('a lookup in progress while the key is blocked does not make it valid again', async () => {
  const { text, keyId } = await keys.create(KEY_OPTIONS);
  const pendingLookup = keys.findCaller(text);
  await keys.block(keyId);
  expect(await pendingLookup).toBeNull();
  expect(await keys.findCaller(text)).toBeNull();
});

test('an unknown key cannot be blocked', async () => {
  await expect(keys.block('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('an internal error is not reported as an outage', async () => {
  store.failure = new Error('syntax error');
  await expect(keys.findCaller(strangeKey())).rejects.toThrow('syntax error');
});
