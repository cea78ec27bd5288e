/**
 * Jest's runtime with the module loader of Node.js: each worker loads the service and its packages once, not once per
 * suite. Test files are loaded again for each suite, because their hooks and `expect` belong to it.
 */
// Entry points of the service load it first; a class that is loaded before it fails for all suites of the worker.
import 'reflect-metadata';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { jestExpect: expect } = require('@jest/expect');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { default: Runtime } = require('jest-runtime');

const TESTS = pathToFileURL(path.resolve('dist/test/')).href;
const GLOBALS = 'jest:globals';

let suite = 0;
let current = {};
globalThis[Symbol.for(GLOBALS)] = () => current;

const GLOBAL_NAMES = [
  'expect',
  'jest',
  'describe',
  'test',
  'it',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
];

const globalsModule = () =>
  `export const { ${GLOBAL_NAMES.join(', ')} } = globalThis[Symbol.for('${GLOBALS}')]();`;

const ofSuite = (url) => `${url}?suite=${suite}`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return { url: ofSuite(GLOBALS), format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    if (!found.url.startsWith(TESTS) || found.url.includes('?')) return found;
    return { ...found, url: ofSuite(found.url) };
  },
  load(url, context, next) {
    if (!url.startsWith(`${GLOBALS}?`)) return next(url, context);
    return { format: 'module', source: globalsModule(), shortCircuit: true };
  },
});

export default class NativeRuntime extends Runtime {
  /** Timers are faked in the context in which tests run, which is not a separate one. */
  constructor(config, environment, ...rest) {
    environment.fakeTimersModern?.dispose();
    environment.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    super(config, environment, ...rest);
  }

  /** `expect` of this context, so that `expect.any(String)` means the tests' own `String`. */
  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    current = {
      ...globals,
      expect,
      jest: this.jestGlobals.jestObjectFor(fileURLToPath(import.meta.url)),
    };
  }

  unstable_shouldLoadAsEsm(file) {
    return file.endsWith('.test.js') || super.unstable_shouldLoadAsEsm(file);
  }

  async unstable_importModule(file) {
    suite += 1;
    await import(pathToFileURL(file).href);
  }
}
