import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkFolder } from '../../tools/kb/check.js';
import { openFolder } from '../../tools/kb/kb-folder.js';
import { diffLines } from '../../tools/kb/print-diff.js';
import { release, ReleaseRefused } from '../../tools/kb/release.js';
import { unreleasedErrors } from '../../tools/kb/version-faults.js';
import { KbCopy } from '../support/kb-copy.js';

const OPTIONS = { required: ['et', 'en'], sourceDirectory: path.resolve('src') } as const;
const RULES = 'incident/rules.yaml';

let kb: KbCopy;

beforeEach(() => {
  kb = new KbCopy();
  kb.record('first', '2026-01-10', true);
});
afterEach(() => {
  kb.remove();
});

const errors = (): string[] => checkFolder(openFolder(kb.directory), OPTIONS);
const releaseNow = (date: string | null = null) => release(kb.directory, date, OPTIONS);
const changeTerm = (): void => {
  kb.edit(RULES, 'value: 24', 'value: 12');
};

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.errors.join('\n');
  }
  return 'not refused';
}

test('a release names the version in the records that wait and keeps it', () => {
  expect(errors()).toEqual([]);
  expect(unreleasedErrors(openFolder(kb.directory))).toHaveLength(1);
  const { version, records } = releaseNow();
  expect(version).toMatch(/^kb_2026-01-10_[0-9a-f]{8}$/);
  expect(records).toEqual(['first']);
  const folder = openFolder(kb.directory);
  expect(folder).toMatchObject({ version, pending: [], released: [version] });
  expect(readdirSync(path.join(kb.directory, 'history'))).toEqual([`${version}.json.gz`]);
  expect(errors()).toEqual([]);
  expect(unreleasedErrors(folder)).toEqual([]);
});

test('a value that changed without a record fails the check, and a release of it is refused', () => {
  releaseNow();
  changeTerm();
  expect(errors()).toEqual([expect.stringContaining('no record in kb/changes names')]);
  expect(refusal(releaseNow)).toContain('no record in kb/changes names');
});

test('with a record the next release follows the first and differs from it in that value', () => {
  const first = releaseNow();
  changeTerm();
  kb.record('second', '2026-02-01');
  expect(errors()).toEqual([]);
  const second = releaseNow();
  const text = readFileSync(path.join(kb.directory, 'changes/second.yaml'), 'utf8');
  expect(text).toContain(`kb_version: ${second.version}\n`);
  expect(text).toContain(`previous_kb_version: ${first.version}\n`);
  expect(errors()).toEqual([]);
  const lines = diffLines(openFolder(kb.directory), first.version, null);
  expect(lines).toEqual([
    'incident (1)',
    expect.stringMatching(/^ {2}incident\/rules:.*: 24 → 12$/),
  ]);
});

test('a record without a change is refused', () => {
  releaseNow();
  kb.record('second', '2026-02-01');
  expect(errors()).toEqual([expect.stringContaining('nothing differs')]);
});

test.each([
  { date: '2026-01-09', reported: 'before the last release' },
  { date: '2026-02-30', reported: 'is no day' },
])('a release on $date is refused', ({ date, reported }) => {
  releaseNow();
  changeTerm();
  kb.record('second', '2026-02-01');
  expect(refusal(() => releaseNow(date))).toContain(reported);
});

test('a released version that is not kept, and a snapshot that is another version, fail the check', () => {
  const { version } = releaseNow();
  const snapshot = path.join(kb.directory, 'history', `${version}.json.gz`);
  const bytes = readFileSync(snapshot);
  rmSync(snapshot);
  expect(errors()).toEqual([expect.stringContaining('is missing')]);
  expect(releaseNow()).toEqual({ version, records: [] });
  expect(readFileSync(snapshot).equals(bytes)).toBe(true);
  changeTerm();
  kb.record('second', '2026-02-01');
  const second = releaseNow();
  writeFileSync(path.join(kb.directory, 'history', `${second.version}.json.gz`), bytes);
  expect(errors()).toEqual([expect.stringContaining(`holds ${version}`)]);
});

test('nothing to release is told', () => {
  releaseNow();
  expect(refusal(releaseNow)).toContain('is released already');
});

test.each([
  {
    what: 'an address with a space',
    file: 'sources.yaml',
    before: 'https://www.iso.org/standard/27001',
    after: 'https://www.iso.org/standard/27001?a=%20b.',
    reported: 'punctuation',
  },
  {
    what: 'an article that the regulation has not',
    file: 'gap-assessment/questions.yaml',
    before: 'act: dora, provision: art 30',
    after: 'act: dora, provision: art 300',
    reported: 'dora has no "art 300"',
  },
  {
    what: 'a text that nobody says',
    file: 'texts/et/notices.yaml',
    before: 'unknown_language:',
    after: 'never_said: x\nunknown_language:',
    reported: 'notices:never_said: nobody says it',
  },
])('$what fails the check', ({ file, before, after, reported: reports }) => {
  kb.edit(file, before, after);
  expect(errors().join('\n')).toContain(reports);
});

test('a review of a namespace that is not there fails the check', () => {
  kb.review('en', ['gap', 'nothing']);
  expect(errors()).toEqual([expect.stringContaining('kb/texts/en/nothing.yaml does not exist')]);
});
