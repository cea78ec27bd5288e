import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { kbVersion } from '../../src/knowledge/kb-version.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { loadKnowledgeFrom } from '../../src/knowledge/load-knowledge.js';
import { fromSnapshot, releasedFiles, toSnapshot } from '../../src/knowledge/snapshot.js';

const files = presentLaw().files();
const bytes = toSnapshot(files);

test('a snapshot returns the files, with their members in order', () => {
  const kept = [...files].filter(([name]) => !name.startsWith('reviews/'));
  expect(JSON.stringify([...fromSnapshot(bytes)])).toBe(JSON.stringify(kept));
});

test('the version from a snapshot is the version from the folder', () => {
  const date = '2026-11-21';
  expect(kbVersion(fromSnapshot(bytes), date)).toBe(kbVersion(files, date));
  expect(loadKnowledgeFrom(fromSnapshot(bytes))).toEqual(loadKnowledgeFrom(files));
});

test('the same files give the same bytes', () => {
  expect(Buffer.compare(toSnapshot(files), bytes)).toBe(0);
});

test('a snapshot in another format is refused', () => {
  expect(() => fromSnapshot(toSnapshot(new Map()).slice(0, 10))).toThrow();
});

const FIRST = 'kb_2026-11-21_e9941245';
const first = readFileSync(path.resolve('kb/history', `${FIRST}.json.gz`));

test('a version released before countries had folders is read in the present format', () => {
  const released = releasedFiles(first);
  const converted = fromSnapshot(first);
  expect(released.has('countries/ee/act.yaml')).toBe(false);
  expect(converted.get('countries/ee/act.yaml')).toEqual(released.get('countries/ee.yaml'));
  expect(kbVersion(released, '2026-11-21')).toBe(FIRST);
  expect(loadKnowledgeFrom(converted, FIRST).version).toBe(FIRST);
});
