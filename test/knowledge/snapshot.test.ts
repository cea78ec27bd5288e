import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presentLaw } from '../../src/app/knowledge.js';
import { kbVersion } from '../../src/knowledge/kb-version.js';
import { loadKnowledgeFrom } from '../../src/knowledge/load-knowledge.js';
import { inPresentFormat, SnapshotFolder, snapshotName } from '../../src/knowledge/snapshot.js';

const FIRST = 'kb_2026-11-21_e9941245';
const PRESENT = 'kb_2026-01-01_00000000';

const files = presentLaw().files();
const stored = new SnapshotFolder(path.resolve('kb'));
const directory = mkdtempSync(path.join(tmpdir(), 'nis2-snapshots-'));
const snapshots = new SnapshotFolder(directory);
const fileOf = (version: string): string => path.join(directory, snapshotName(version));

beforeAll(() => {
  snapshots.write(PRESENT, files);
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

test('a snapshot returns the files, with their members in order', () => {
  const kept = [...files].filter(([name]) => !name.startsWith('reviews/'));
  expect(JSON.stringify([...snapshots.read(PRESENT)])).toBe(JSON.stringify(kept));
});

test('the version from a snapshot is the version from the folder', () => {
  const date = '2026-11-21';
  const read = snapshots.read(PRESENT);
  expect(kbVersion(read, date)).toBe(kbVersion(files, date));
  expect(loadKnowledgeFrom(read)).toEqual(loadKnowledgeFrom(files));
});

test('a snapshot in another format is refused', () => {
  writeFileSync(fileOf('broken'), readFileSync(fileOf(PRESENT)).subarray(0, 10));
  expect(() => snapshots.read('broken')).toThrow();
  rmSync(fileOf('broken'));
});

test('compressed against another version, all return the same files in far less space', () => {
  snapshots.write(FIRST, stored.read(FIRST));
  const before = statSync(fileOf(FIRST)).size;
  snapshots.compact(PRESENT);
  expect(snapshots.versions().sort()).toEqual([PRESENT, FIRST].sort());
  expect(JSON.stringify([...snapshots.read(FIRST)])).toBe(JSON.stringify([...stored.read(FIRST)]));
  expect(statSync(fileOf(FIRST)).size).toBeLessThan(before / 4);
});

test('without its dictionary a snapshot is refused', () => {
  const alone = path.join(directory, 'alone');
  mkdirSync(path.join(alone, 'history'), { recursive: true });
  copyFileSync(path.resolve('kb', snapshotName(FIRST)), path.join(alone, snapshotName(FIRST)));
  expect(() => new SnapshotFolder(alone).read(FIRST)).toThrow();
});

test('a version released before countries had folders is read in the present format', () => {
  const released = stored.read(FIRST);
  const converted = inPresentFormat(released);
  expect(released.has('countries/ee/act.yaml')).toBe(false);
  expect(converted.get('countries/ee/act.yaml')).toEqual(released.get('countries/ee.yaml'));
  expect(kbVersion(released, '2026-11-21')).toBe(FIRST);
  expect(loadKnowledgeFrom(converted, FIRST).version).toBe(FIRST);
});
