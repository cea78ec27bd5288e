/** Test runner for Stryker: runs tests of pure rules in its own process. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reevaluate, forgetKept, loadSuite, runTest } from './harness.js';

const instrumenter = () => (globalThis.__stryker__ ??= {});

/** Slower tests are omitted: with them each surviving mutant would take minutes. */
const MAX_CPU_MICROS = 60_000;
const LEFT_OUT = 'left-out-tests.json';

const leftOut = () => (existsSync(LEFT_OUT) ? JSON.parse(readFileSync(LEFT_OUT, 'utf8')) : []);

async function measured(suite, test) {
  forgetKept();
  const startedMs = performance.now();
  const startedCpu = process.cpuUsage();
  const failureMessage = await runTest(suite, test);
  const { user } = process.cpuUsage(startedCpu);
  const timeSpentMs = performance.now() - startedMs;
  const common = {
    id: test.name,
    name: test.name,
    fileName: path.resolve(suite.file),
    timeSpentMs,
  };
  const result =
    failureMessage === null ? { ...common, status: 0 } : { ...common, status: 1, failureMessage };
  return { result, tooLong: user > MAX_CPU_MICROS };
}

async function load(file) {
  const suite = await loadSuite(file);
  for (const before of suite.hooks.beforeAll) await before();
  return suite;
}

/** Stryker requires a test that failed; without the rule, no test of the file could run. */
const LOAD_FAILED = {
  status: 'killed',
  killedBy: ['load'],
  failureMessage: 'the tests could not be loaded',
};

/** Stryker ends without a report if there is no test; with this one, no change of the rules is noticed. */
const NO_TEST = { id: 'none', name: 'no test reaches the rules', status: 0, timeSpentMs: 0 };

class NativeRunner {
  #suites = new Map();
  #reachedBySource;

  /** @param reachedBySource by mutated file: its tests, and the files that import it */
  constructor(reachedBySource) {
    this.#reachedBySource = reachedBySource;
  }

  /** Mutants at module level: their importers are evaluated again. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const tests = [];
    const skipped = [];
    for (const file of new Set(Object.values(this.#reachedBySource).flatMap((one) => one.tests))) {
      const suite = await this.#suite(file);
      for (const test of suite.tests) {
        instrumenter().currentTestId = test.name;
        const { result, tooLong } = await measured(suite, test);
        // The first test of a suite may load knowledge, so only the second run counts.
        const stillTooLong = tooLong && (await measured(suite, test)).tooLong;
        instrumenter().currentTestId = undefined;
        if (stillTooLong && result.status === 0) skipped.push(test.name);
        else tests.push(result);
      }
    }
    writeFileSync(LEFT_OUT, JSON.stringify(skipped));
    for (const name of skipped) delete instrumenter().mutantCoverage?.perTest[name];
    const mutantCoverage = instrumenter().mutantCoverage ?? { static: {}, perTest: {} };
    return { status: 'complete', tests: tests.length > 0 ? tests : [NO_TEST], mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const namespace = instrumenter();
    Object.assign(namespace, { hitCount: 0, hitLimit });
    const { tests, importers } = this.#reached(activeMutant.fileName);
    const isStatic = mutantActivation === 'static';
    if (isStatic) reevaluate([...tests, ...importers]);
    const outcome = await this.#runUntilFailure({
      files: tests,
      only: testFilter && new Set(testFilter),
      mutant: activeMutant.id,
      isStatic,
    });
    if (isStatic) reevaluate([]);
    namespace.activeMutant = undefined;
    if (namespace.hitLimit !== undefined && namespace.hitCount > namespace.hitLimit) {
      return { status: 'timeout', reason: 'hit limit' };
    }
    return outcome;
  }

  #reached(fileName) {
    const source = Object.keys(this.#reachedBySource).find((name) => fileName.endsWith(`/${name}`));
    return this.#reachedBySource[source];
  }

  async #runUntilFailure({ files, only, mutant, isStatic }) {
    const skipped = new Set(leftOut());
    let nrOfTests = 0;
    for (const file of files) {
      instrumenter().activeMutant = isStatic ? mutant : undefined;
      const suite = await this.#suite(file, isStatic);
      if (suite === null) return { ...LOAD_FAILED, nrOfTests };
      instrumenter().activeMutant = mutant;
      for (const test of suite.tests) {
        if ((only && !only.has(test.name)) || skipped.has(test.name)) continue;
        nrOfTests += 1;
        const { result } = await measured(suite, test);
        if (result.status === 1) {
          const { failureMessage } = result;
          return { status: 'killed', killedBy: [test.name], failureMessage, nrOfTests };
        }
      }
    }
    return { status: 'survived', nrOfTests };
  }

  /** @returns null if a suite that is evaluated again cannot be loaded */
  async #suite(file, isFresh = false) {
    if (isFresh) return load(file).catch(() => null);
    const known = this.#suites.get(file) ?? (await load(file));
    this.#suites.set(file, known);
    return known;
  }
}

function createRunner(options) {
  return new NativeRunner(options.native.reached);
}
createRunner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'native', factory: createRunner }];
