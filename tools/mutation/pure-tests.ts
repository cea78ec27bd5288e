/** Tests of pure rules: tests of the modules that reach no server, no network, no other process and no transport. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/config/env.js';

const OUTSIDE = new RegExp(
  [
    '^node:(child_process|cluster|dns|http|https|net|timers/promises|tls|worker_threads)$',
    '^(ioredis|pg|type-graphql|@mikro-orm/.+)$',
  ].join('|'),
);

const BUILT = path.join(PROJECT_ROOT, 'dist');
const importsOf = new Map<string, readonly string[]>();
const closures = new Map<string, ReadonlySet<string>>();

/** Built files by path, everything else by name. */
function importsIn(file: string): readonly string[] {
  const known = importsOf.get(file);
  if (known !== undefined) return known;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const names = importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? path.resolve(path.dirname(file), fileName) : fileName,
  );
  importsOf.set(file, names);
  return names;
}

function reachedFrom(file: string): ReadonlySet<string> {
  const known = closures.get(file);
  if (known !== undefined) return known;
  const reached = new Set([file]);
  for (const name of reached) {
    if (!name.endsWith('.js') || !existsSync(name)) continue;
    for (const next of importsIn(name)) reached.add(next);
  }
  closures.set(file, reached);
  return reached;
}

const builtName = (source: string): string => path.join(BUILT, source.replace(/\.ts$/, '.js'));

const RULES = 'test/modules/*/domain/*.test.js';

/** Every document in every language takes minutes; none of these tests is about a single rule. */
const SWEEP = /sweep|every-language/;

const moduleOf = (file: string): string => file.split('/')[2] ?? '';

/** The test that mirrors the rule first, then those of its module. */
function distance(test: string, source: string): number {
  if (path.basename(test, '.test.js') === path.basename(source, '.ts')) return 0;
  return moduleOf(test) === moduleOf(source) ? 1 : 2;
}

/** Fake timers and functions are not part of the harness. */
const usesFakes = (test: string): boolean =>
  /\bjest\b[^}]*\} from ["']@jest\/globals["']/.test(readFileSync(path.join(BUILT, test), 'utf8'));

const isPure = (test: string): boolean =>
  !SWEEP.test(test) &&
  !usesFakes(test) &&
  ![...reachedFrom(path.join(BUILT, test))].some((name) => OUTSIDE.test(name));

/** Loaders of the law data: a test that uses them takes seconds to start. */
const readsLaw = (test: string): boolean =>
  [...reachedFrom(path.join(BUILT, test))].some((name) =>
    name.startsWith(path.join(BUILT, 'src/knowledge/')),
  );

const reaches = (test: string, source: string): boolean => {
  const file = path.join(BUILT, test);
  const built = builtName(source);
  return moduleOf(test) === moduleOf(source)
    ? reachedFrom(file).has(built)
    : importsIn(file).includes(built);
};

/**
 * Tests of the module, including its services; of other modules the tests of rules that import the file.
 *
 * @param source mutated file, relative to the project
 * @returns built tests, those most likely to detect a change first
 */
function testsReaching(source: string, isQuick: boolean): readonly string[] {
  const services = `test/modules/${moduleOf(source)}/*.test.js`;
  const all = [RULES, services]
    .flatMap((pattern) => globSync(pattern, { cwd: BUILT }).sort())
    .filter((test) => reaches(test, source) && isPure(test));
  const quick = all.filter((test) => !readsLaw(test));
  return (isQuick && quick.length > 0 ? quick : all)
    .sort((one, other) => distance(one, source) - distance(other, source))
    .map((test) => path.join('dist', test));
}

export type Reached = Readonly<{ tests: readonly string[]; importers: readonly string[] }>;

/** Built files that the tests load and that import the mutated file. */
function importersOf(source: string, tests: readonly string[]): readonly string[] {
  const loaded = new Set(tests.flatMap((test) => [...reachedFrom(path.join(PROJECT_ROOT, test))]));
  return [...loaded]
    .filter((file) => file.startsWith(BUILT) && reachedFrom(file).has(builtName(source)))
    .map((file) => path.relative(PROJECT_ROOT, file));
}

/** By mutated file. @param isQuick without tests that read the law data, unless the file has no others */
export const reachedBy = (
  sources: readonly string[],
  isQuick: boolean,
): Readonly<Record<string, Reached>> =>
  Object.fromEntries(
    sources.map((source) => {
      const tests = testsReaching(source, isQuick);
      return [source, { tests, importers: importersOf(source, tests) }];
    }),
  );
