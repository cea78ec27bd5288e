import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keyDigest } from '../../src/platform/crypto/key-digest.js';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadPepper, loadSecrets } from '../../src/app/secrets.js';
import { PostgresKeyStore } from '../../src/modules/api-keys/keys.repository.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const OLD = 'the old secret, of thirty-two bytes or more';
const NEW = 'the new secret, of thirty-two bytes or more';
const NONE = { apiKeyPepper: null, downloadTokenSecret: null };
const KEY_OPTIONS = { role: 'client', mode: 'live', tier: null, name: null } as const;
const OVERRIDES = { perMinute: null, perMonth: null };

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-test-'));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Finds a key under the given secret and earlier ones. */
const find = (text: string, secret: string, ...before: string[]) =>
  new PostgresKeyStore(database.orm.em).find(keyDigest(secret, before).all(text));

test('a key of the previous secret still works, and after its first use only with the new secret', async () => {
  const config = { dataDir, databaseUrl: database.url, apiKeyPepper: OLD, previousSecrets: NONE };
  const { keys, close } = await openKeys(config);
  const { text, keyId } = await keys.create({ ...KEY_OPTIONS, overrides: OVERRIDES });
  await close();
  expect(await find(text, NEW)).toBeNull();
  expect(await find(text, NEW, OLD)).toMatchObject({ keyId });
  expect(await find(text, NEW)).toMatchObject({ keyId });
  expect(await find(text, OLD)).toBeNull();
});

test('previous secrets are accepted besides the current ones', async () => {
  const given = { dataDir, apiKeyPepper: NEW, downloadTokenSecret: NEW };
  const previousSecrets = { apiKeyPepper: OLD, downloadTokenSecret: OLD };
  expect(await loadSecrets({ ...given, previousSecrets })).toEqual({
    pepper: { current: NEW, earlier: [OLD] },
    downloadToken: { current: NEW, earlier: [OLD] },
  });
  const same = { apiKeyPepper: NEW, downloadTokenSecret: null };
  expect(await loadPepper({ ...given, previousSecrets: same })).toEqual({
    current: NEW,
    earlier: [],
  });
});
