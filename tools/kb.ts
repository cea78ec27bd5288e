/**
 * Tools for the knowledge base:
 *   check [--released]   files, sources, references, texts, change records, stored versions
 *   coverage [--errors]  completeness of each language, and its reviews
 *   diff A [B]           differences between two versions, or a version and the working files
 *   release [--date D]   names and stores a version
 *   compact              stores all versions again, compressed against the present one
 * They list what remains to be done and exit with 1 if anything does. `--kb` selects another folder than `kb/`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../src/config/env.js';
import { LANGUAGES } from '../src/shared/language.js';
import { checkFolder, type CheckOptions } from './kb/check.js';
import { coverage, coverageLine } from './kb/coverage.js';
import { openFolder } from './kb/kb-folder.js';
import { diffLines } from './kb/print-diff.js';
import { release, ReleaseRefused } from './kb/release.js';
import { unreleasedErrors } from './kb/version-errors.js';

const OPTIONS: CheckOptions = {
  required: LANGUAGES,
  sourceDirectory: path.join(PROJECT_ROOT, 'src'),
};

const MAX_LINES = 40;

type RequestInput = Readonly<{
  directory: string;
  words: readonly string[];
  date: string | null;
  released: boolean;
  errors: boolean;
}>;

type Command = (request: RequestInput) => boolean;

/** @returns whether there were no errors */
function report(errors: readonly string[], indent = ''): boolean {
  for (const fault of errors.slice(0, MAX_LINES)) console.error(`${indent}${fault}`);
  if (errors.length > MAX_LINES) console.error(`${indent}… and ${errors.length - MAX_LINES} more`);
  return errors.length === 0;
}

function check({ directory, released }: RequestInput): boolean {
  const folder = openFolder(directory);
  console.log(`knowledge base ${folder.version}`);
  const waiting = unreleasedErrors(folder);
  if (!released) for (const line of waiting) console.log(`note: ${line}`);
  return report([...checkFolder(folder, OPTIONS), ...(released ? waiting : [])]);
}

function reportCoverage({ directory, errors }: RequestInput): boolean {
  const all = coverage(openFolder(directory));
  for (const one of all) {
    console.log(coverageLine(one));
    if (!errors) continue;
    const unread = one.unread.map((name) => `${name}: not read twice`);
    report([...one.errors, ...unread], `  ${one.language}: `);
  }
  return all.every((one) => one.errors.length === 0);
}

function diff({ directory, words: [from, to] }: RequestInput): boolean {
  if (from === undefined) return report(['diff: name the version to start from']);
  const lines = diffLines(openFolder(directory), from, to ?? null);
  console.log(lines.length === 0 ? 'nothing differs' : lines.join('\n'));
  return true;
}

function makeRelease({ directory, date }: RequestInput): boolean {
  const { version, records } = release(directory, date, OPTIONS);
  console.log(`released ${version}, named in ${records.length} records, kept in kb/history`);
  console.log('Commit kb/ as it is now.');
  return true;
}

function compact({ directory }: RequestInput): boolean {
  const { snapshots, version } = openFolder(directory);
  snapshots.compact(version);
  return true;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  coverage: reportCoverage,
  diff,
  release: makeRelease,
  compact,
};

function run(args: readonly string[]): boolean {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kb: { type: 'string', default: path.join(PROJECT_ROOT, 'kb') },
      date: { type: 'string' },
      released: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false }, // the former name of errors
    },
  });
  const [name = 'check', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    return report([`unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}`]);
  }
  const { kb: directory, date = null, released } = values;
  return command({ directory, words, date, released, errors: values.faults || values.errors });
}

try {
  process.exitCode = run(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  report(error instanceof ReleaseRefused ? error.errors : [String(error)]);
  process.exitCode = 1;
}
