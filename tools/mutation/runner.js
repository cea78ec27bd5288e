/** Test runner for Stryker: runs tests of pure rules in its own process. */
import { loadSuite, runTest } from './harness.js';

const instrumenter = () => (globalThis.__stryker__ ??= {});

class NativeRunner {
  #suites = [];
  #files;

  constructor(files) {
    this.#files = files;
  }

  /** Modules are loaded once per process, so mutants of module level need a new one. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async dryRun() {
    await this.#load();
    const tests = await this.#run({ bail: false });
    return { status: 'complete', tests, mutantCoverage: instrumenter().mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const namespace = instrumenter();
    Object.assign(namespace, { hitCount: 0, hitLimit });
    if (mutantActivation === 'static') namespace.activeMutant = activeMutant.id;
    await this.#load();
    namespace.activeMutant = activeMutant.id;
    const tests = await this.#run({ bail: true, only: testFilter && new Set(testFilter) });
    namespace.activeMutant = undefined;
    if (namespace.hitLimit !== undefined && namespace.hitCount > namespace.hitLimit) {
      return { status: 'timeout', reason: 'hit limit' };
    }
    const failed = tests.find(({ status }) => status === 1);
    const nrOfTests = tests.length;
    return failed === undefined
      ? { status: 'survived', nrOfTests }
      : {
          status: 'killed',
          killedBy: [failed.id],
          failureMessage: failed.failureMessage,
          nrOfTests,
        };
  }

  async #load() {
    if (this.#suites.length > 0) return;
    for (const file of this.#files) this.#suites.push(await loadSuite(file));
    for (const { hooks } of this.#suites) for (const before of hooks.beforeAll) await before();
  }

  async #run({ bail, only }) {
    const results = [];
    for (const suite of this.#suites) {
      for (const test of suite.tests) {
        if (only && !only.has(test.name)) continue;
        instrumenter().currentTestId = test.name;
        const startedMs = performance.now();
        const failureMessage = await runTest(suite, test);
        const timeSpentMs = performance.now() - startedMs;
        const common = { id: test.name, name: test.name, timeSpentMs };
        results.push(
          failureMessage === null
            ? { ...common, status: 0 }
            : { ...common, status: 1, failureMessage },
        );
        instrumenter().currentTestId = undefined;
        if (bail && failureMessage !== null) return results;
      }
    }
    return results;
  }
}

function createRunner(options) {
  return new NativeRunner(options.native.files);
}
createRunner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'native', factory: createRunner }];
