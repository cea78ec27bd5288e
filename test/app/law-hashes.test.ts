/** Hashes of versions: taken from the build if it wrote them, else computed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { hashedVersions, writeHashes } from '../../src/app/law-hashes.js';

const folder = mkdtempSync(path.join(tmpdir(), 'nis2-hashes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const versions = [
  { version: 'kb_2026-11-21_aaaaaaaa', date: '2026-11-21' },
  { version: 'kb_2026-11-22_bbbbbbbb', date: '2026-11-22' },
];

function archiveOf() {
  const computed: string[] = [];
  const hashOf = (version: string): string => {
    computed.push(version);
    return `hash of ${version}`;
  };
  return { archive: { versions, hashOf }, computed };
}

test('without a file every hash is computed', () => {
  const { archive, computed } = archiveOf();
  const [first] = hashedVersions(archive, path.join(folder, 'missing.json'));
  expect(first).toEqual({ ...versions[0], hash: 'hash of kb_2026-11-21_aaaaaaaa' });
  expect(computed).toHaveLength(2);
});

test('written hashes are not computed again', () => {
  const file = path.join(folder, 'all.json');
  writeHashes(archiveOf().archive, file);
  const { archive, computed } = archiveOf();
  expect(hashedVersions(archive, file).map(({ hash }) => hash)).toEqual([
    'hash of kb_2026-11-21_aaaaaaaa',
    'hash of kb_2026-11-22_bbbbbbbb',
  ]);
  expect(computed).toEqual([]);
});

test('a version that the file lacks is computed', () => {
  const file = path.join(folder, 'one.json');
  writeFileSync(file, JSON.stringify({ 'kb_2026-11-21_aaaaaaaa': 'known' }));
  const { archive, computed } = archiveOf();
  expect(hashedVersions(archive, file)[0]?.hash).toBe('known');
  expect(computed).toEqual(['kb_2026-11-22_bbbbbbbb']);
});
