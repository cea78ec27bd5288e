/**
 * Mutation score of the pure rules: `npm run check:mutation`. Without arguments, of the rules that differ from `--since`
 * (default: the commit before); with names of modules, of these; with `--all`, of every module. Fails under `--least`
 * per cent; changed files only of modules that have reached it (`mutation/scores.json`). The report is written to
 * `.data/mutation`; `mutation/survivors.json` states why some changes cannot be noticed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../src/config/env.js';
import { forgetUnnoticedConstants } from './mutation/incremental.js';
import { reachedBy, type Reached } from './mutation/pure-tests.js';
import { printScores, readSurvivors, type MutationReport } from './mutation/score.js';
import { installLocked } from './supply/locked-packages.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD~1' },
    least: { type: 'string', default: '90' },
    /** Also the model of the states, which is slow. */
    model: { type: 'boolean', default: false },
    /** Also the mutants whose result is known from an earlier run and whose tests are the same. */
    force: { type: 'boolean', default: false },
    /** Without tests that read the law data, if a rule has others: a lower bound of the score, in a fraction of the time. */
    quick: { type: 'boolean', default: false },
    /** After which the run ends without a judgement. */
    minutes: { type: 'string', default: '600' },
    /** Processes. */
    workers: { type: 'string', default: '1' },
  },
});

const FOLDER = path.join(PROJECT_ROOT, 'tools/mutation');
const REPORTS = path.join(PROJECT_ROOT, '.data/mutation');
const REPORT = path.join(REPORTS, 'mutation.json');
/** Kept results; those of fewer tests apart. */
const INCREMENTAL = path.join(
  REPORTS,
  values.quick ? 'incremental-quick.json' : 'incremental.json',
);
const MINUTE_MS = 60_000;
/** Random inputs of each national act: some ten milliseconds instead of a second. */
const RULES_RUNS = '100';
/** Endless loops are ended by the number of their turns; this is for what else may hang on a busy machine. */
const TIMEOUT_MS = 10_000;

const isRule = (file: string): boolean => /^src\/modules\/[\w-]+\/domain\/[\w-]+\.ts$/.test(file);

/** A shallow clone may lack it. */
const isKnownCommit = (commit: string): boolean =>
  spawnSync('git', ['rev-parse', '--quiet', '--verify', `${commit}^{commit}`], {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
  }).status === 0;

function changedRules(): readonly string[] {
  if (!isKnownCommit(values.since)) return [];
  const listed = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', values.since], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter(isRule);
}

const rulesOf = (module: string): readonly string[] =>
  globSync(`src/modules/${module}/domain/*.ts`, { cwd: PROJECT_ROOT });

function chosenRules(): readonly string[] {
  if (values.all) return rulesOf('*');
  return positionals.length > 0 ? positionals.flatMap(rulesOf) : changedRules();
}

const MODEL = 'dist/test/model/model.test.js';

/** The model of the states last, since it is slow. */
function testsFor(files: readonly string[]): Readonly<Record<string, Reached>> {
  const reached = reachedBy(files, values.quick);
  if (!values.model) return reached;
  return Object.fromEntries(
    Object.entries(reached).map(([file, { tests, importers }]) => [
      file,
      { tests: [...tests, MODEL], importers },
    ]),
  );
}

/** Members of the checkout that no pure test reads. A leading slash: not folders of the same name elsewhere. */
const LEFT_OUT = [
  '/.git',
  '/.data',
  '/migrations',
  '/schema',
  '/tools',
  '/src/console',
  '/packages',
  '/dist/compile-cache',
  '/dist/console',
  '/dist/docs',
  '/dist/migrations',
  '/dist/offline',
  '/dist/packages',
  '/dist/schema',
  '/dist/server',
];

const settingsFor = (files: readonly string[]) => ({
  mutate: files,
  testRunner: 'native',
  plugins: [path.join(FOLDER, 'runner.js')],
  native: { reached: testsFor(files) },
  buildCommand: `esbuild ${files.join(' ')} --outbase=src --outdir=dist/src --log-level=error`,
  coverageAnalysis: 'perTest',
  ignorePatterns: LEFT_OUT,
  concurrency: Number(values.workers),
  tempDirName: '.data/mutation/tmp',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: REPORT },
  thresholds: { high: 95, low: 90, break: null },
  checkers: [],
  timeoutMS: TIMEOUT_MS,
  incremental: true,
  incrementalFile: INCREMENTAL,
  force: values.force,
  warnings: { unknownOptions: false },
  allowConsoleColors: false,
});

/** @returns null if the time was over */
function mutate(files: readonly string[]): MutationReport | null {
  installLocked(FOLDER);
  mkdirSync(REPORTS, { recursive: true });
  forgetUnnoticedConstants(INCREMENTAL);
  const settings = path.join(REPORTS, 'settings.json');
  writeFileSync(settings, JSON.stringify(settingsFor(files)));
  const program = path.join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status, error } = spawnSync(process.execPath, [program, 'run', settings], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, RULES_RUNS },
    stdio: 'inherit',
    timeout: Number(values.minutes) * MINUTE_MS,
  });
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT') return null;
  if (status !== 0) throw new Error('mutation testing failed');
  return JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport; // Stryker's own schema
}

const scoresOf = (file: string): Readonly<Record<string, number>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>; // our own file, of this form

/** Of changed files, only modules that have reached the score as a whole must keep it. */
function mustKeep(module: string): boolean {
  if (values.all || positionals.length > 0) return true;
  const reached = scoresOf(path.join(FOLDER, 'scores.json'))[module] ?? 0;
  return reached >= Number(values.least);
}

function judge(report: MutationReport, files: readonly string[]): void {
  const survivors = readSurvivors(path.join(FOLDER, 'survivors.json'));
  for (const [module, score] of printScores(report, files, survivors)) {
    if (score >= Number(values.least) || !mustKeep(module)) continue;
    console.error(`${module} is below ${values.least} %`);
    process.exitCode = 1;
  }
}

const files = chosenRules();
if (files.length === 0) console.log('no pure rule has changed');
else {
  const report = mutate(files);
  if (report === null)
    console.log(`not finished within ${values.minutes} minutes: nothing is judged`);
  else judge(report, files);
}
