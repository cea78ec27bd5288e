import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { checkFolder } from '../../tools/kb/check.js';
import { openFolder } from '../../tools/kb/kb-folder.js';
import { diffLines } from '../../tools/kb/print-diff.js';
import { release, ReleaseRefused } from '../../tools/kb/release.js';
import { unreleasedErrors } from '../../tools/kb/version-errors.js';
import { KbCopy } from '../support/kb-copy.js';

const OPTIONS = { required: ['et', 'en'], sourceDirectory: path.resolve('src') } as const;
const RULES = 'incident/rules.yaml';

let kb: KbCopy;
let firstVersion: string;

beforeAll(() => {
  kb = new KbCopy();
  kb.record('first', '2026-01-10', true);
  firstVersion = releaseNow().version;
  kb.keepRelease();
  kb.restore();
});
beforeEach(() => {
  kb.record('first', '2026-01-10', true);
});
afterEach(() => {
  kb.restore();
});
afterAll(() => {
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

test('a release writes the version into the pending records and stores it', () => {
  expect(errors()).toEqual([]);
  expect(unreleasedErrors(openFolder(kb.directory))).toHaveLength(1);
  const { version, records } = releaseNow();
  expect(version).toMatch(/^kb_2026-01-10_[0-9a-f]{8}$/);
  expect(records).toEqual(['first']);
  const folder = openFolder(kb.directory);
  expect(folder).toMatchObject({ version, pending: [], released: [version] });
  expect(readdirSync(path.join(kb.directory, 'history'))).toEqual([`${version}.json.zst`]);
  expect(errors()).toEqual([]);
  expect(unreleasedErrors(folder)).toEqual([]);
});

test('a value changed without a record fails the check, and its release is refused', () => {
  kb.takeRelease();
  changeTerm();
  expect(errors()).toEqual([expect.stringContaining('no record in kb/changes names')]);
  expect(refusal(releaseNow)).toContain('no record in kb/changes names');
});

test('with a record the next release follows the first and differs from it in that value', () => {
  kb.takeRelease();
  changeTerm();
  kb.record('second', '2026-02-01');
  expect(errors()).toEqual([]);
  const second = releaseNow();
  const text = readFileSync(path.join(kb.directory, 'changes/second.yaml'), 'utf8');
  expect(text).toContain(`kb_version: ${second.version}\n`);
  expect(text).toContain(`previous_kb_version: ${firstVersion}\n`);
  expect(errors()).toEqual([]);
  const lines = diffLines(openFolder(kb.directory), firstVersion, null);
  expect(lines).toEqual([
    'incident (1)',
    expect.stringMatching(/^ {2}incident\/rules:.*: 24 → 12$/),
  ]);
});

test('a record without a change is refused', () => {
  kb.takeRelease();
  kb.record('second', '2026-02-01');
  expect(errors()).toEqual([expect.stringContaining('nothing differs')]);
});

test.each([
  { date: '2026-01-09', reported: 'before the last release' },
  { date: '2026-02-30', reported: 'is no day' },
])('a release on $date is refused', ({ date, reported }) => {
  kb.takeRelease();
  changeTerm();
  kb.record('second', '2026-02-01');
  expect(refusal(() => releaseNow(date))).toContain(reported);
});

test('a released version that is not stored, and a snapshot of another version, fail the check', () => {
  const version = firstVersion;
  kb.takeRelease();
  const snapshot = path.join(kb.directory, 'history', `${version}.json.zst`);
  const bytes = readFileSync(snapshot);
  rmSync(snapshot);
  expect(errors()).toEqual([expect.stringContaining('is missing')]);
  expect(releaseNow()).toEqual({ version, records: [] });
  expect(readFileSync(snapshot).equals(bytes)).toBe(true);
  changeTerm();
  kb.record('second', '2026-02-01');
  const second = releaseNow();
  writeFileSync(path.join(kb.directory, 'history', `${second.version}.json.zst`), bytes);
  expect(errors()).toEqual([expect.stringContaining(`holds ${version}`)]);
});

test('an empty release is reported', () => {
  kb.takeRelease();
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
    what: 'an unused text',
    file: 'texts/et/notices.yaml',
    before: 'unknown_language:',
    after: 'never_said: x\nunknown_language:',
    reported: 'notices:never_said: not used',
  },
])('$what fails the check', ({ file, before, after, reported: reports }) => {
  kb.edit(file, before, after);
  expect(errors().join('\n')).toContain(reports);
});

test('a review of an unknown namespace fails the check', () => {
  kb.review('en', ['gap', 'nothing']);
  expect(errors()).toEqual([expect.stringContaining('kb/texts/en/nothing.yaml does not exist')]);
});
