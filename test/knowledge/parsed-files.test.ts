import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readKnowledgeFiles, readParsedFiles, toParsed } from '../../src/knowledge/read-files.js';
import { KbCopy } from '../support/kb-copy.js';

const kb = new KbCopy();
afterAll(() => {
  kb.remove();
});

const parsed = path.join(mkdtempSync(path.join(tmpdir(), 'nis2-parsed-')), 'kb.json');
writeFileSync(parsed, toParsed(kb.directory));
const entries = (files: ReadonlyMap<string, unknown>) => JSON.stringify([...files]);

test('parsed files equal the files, in order', () => {
  const read = readKnowledgeFiles(kb.directory);
  expect(entries(readParsedFiles(kb.directory, parsed))).toBe(entries(read));
  expect(readParsedFiles(kb.directory, parsed)).toEqual(read);
});

test('without parsed files the files are parsed', () => {
  const read = readParsedFiles(kb.directory, `${parsed}.missing`);
  expect(read.get('release.yaml')).toEqual({ date: expect.any(String) });
});

test('files that changed since are parsed again', () => {
  kb.edit('incident/rules.yaml', '{ value: 24', '{ value: 12');
  const changed = readParsedFiles(kb.directory, parsed).get('incident/rules.yaml');
  expect(JSON.stringify(changed)).toContain('"value":12');
});
