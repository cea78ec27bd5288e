import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { loadSecret } from '../../../src/platform/crypto/secret-files.js';

const PEPPER = 'p'.repeat(32);
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nis2-secrets-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

const load = (given: string | null = null) => loadSecret(directory, 'API_KEY_PEPPER', given);

test('a secret is created once, and only its owner can read it', async () => {
  const made = await load();
  expect(await load()).toBe(made);
  const { mode } = await stat(join(directory, 'secrets', 'API_KEY_PEPPER'));
  expect(mode & 0o777).toBe(0o600);
});

test('processes that start together have the same secret', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => load()));
  expect(new Set(all).size).toBe(1);
});

test('two secrets differ', async () => {
  expect(await loadSecret(directory, 'DOWNLOAD_TOKEN_SECRET', null)).not.toBe(await load());
});

test('a configured secret is used unchanged', async () => {
  expect(await load(PEPPER)).toBe(PEPPER);
});

test('a secret under 32 bytes is refused, configured or stored', async () => {
  await expect(load('p'.repeat(31))).rejects.toThrow('at least 32 bytes');
  await load();
  await writeFile(join(directory, 'secrets', 'API_KEY_PEPPER'), 'short');
  await expect(load()).rejects.toThrow('at least 32 bytes');
});

test('a digest has 32 bytes and depends on key and pepper', () => {
  const digests = [
    keyDigest(PEPPER).all('a')[0],
    keyDigest(PEPPER).all('b')[0],
    keyDigest('q'.repeat(32)).all('a')[0],
  ];
  expect(digests.map(({ length }) => length)).toEqual([32, 32, 32]);
  expect(new Set(digests.map((digest) => Buffer.from(digest).toString('hex'))).size).toBe(3);
});

test('during pepper rotation, keys of the previous pepper are still found', () => {
  const [earlier] = keyDigest(PEPPER).all('key');
  const [current, ...others] = keyDigest('q'.repeat(32), [PEPPER]).all('key');
  expect(others).toEqual([earlier]);
  expect(current).not.toEqual(earlier);
});
