import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { readChecked, writeChecked } from '../../src/knowledge/checked-knowledge.js';
import {
  KnowledgeError,
  loadKnowledge,
  type Knowledge,
} from '../../src/knowledge/load-knowledge.js';
import { KbCopy } from '../support/kb-copy.js';

const kb = new KbCopy();
kb.record('2026-01-first', '2026-01-01', true);
const loaded = loadKnowledge(kb.directory);
const built = mkdtempSync(path.join(tmpdir(), 'nis2-checked-'));
afterAll(() => {
  kb.remove();
  rmSync(built, { recursive: true });
});

function readBuilt(): Knowledge {
  const knowledge = readChecked(kb.directory, built);
  if (knowledge === null) throw new Error('nothing was built');
  return knowledge;
}

test('what the build has written equals what reading and checking gives', () => {
  writeChecked(kb.directory, built);
  expect(readChecked(kb.directory, built)).toEqual(loaded);
});

test('nothing of it can be changed', () => {
  const { applicability, texts } = readBuilt();
  expect(texts.fi?.['incident']).toBeDefined();
  expect([applicability, texts, texts.fi?.['incident']].every(Object.isFrozen)).toBe(true);
});

test('a later build does not change what was already read', () => {
  const { texts } = readBuilt();
  const before = loaded.texts.sk;
  const later = gzipSync('{"incident":{"changed":"later"}}');
  writeFileSync(path.join(built, 'texts.sk.json.gz'), later);
  expect(readBuilt().texts.sk).toEqual({ incident: { changed: 'later' } });
  expect(texts.sk).toEqual(before);
  expect(texts.sk).toBe(texts.sk);
});

test('files that changed since, or were never built, are checked at the start', () => {
  expect(readChecked(kb.directory, `${built}-none`)).toBeNull();
  kb.edit('incident/rules.yaml', '{ value: 24', '{ value: 12');
  expect(readChecked(kb.directory, built)).toBeNull();
});

test('an error in the files fails the build', () => {
  kb.edit('incident/rules.yaml', '{ value: 12', '{ worth: 12');
  expect(() => {
    writeChecked(kb.directory, built);
  }).toThrow(KnowledgeError);
});
