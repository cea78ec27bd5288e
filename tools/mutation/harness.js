/**
 * The part of Jest's interface that tests of pure rules use, within this process: mutants are switched between runs,
 * and starting Jest for each would take most of the time.
 */
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL, URL } from 'node:url';
import { inspect } from 'node:util';

const require = createRequire(path.resolve('package.json'));
const { jestExpect: expect } = require('@jest/expect');

const GLOBALS = 'jest:globals';
const NAMES = ['describe', 'test', 'it', 'expect'];
const HOOKS = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach'];

let suite = null;
let prefix = [];

const titleOf = (name, row, index) => {
  const cells = Array.isArray(row) ? row : [row];
  let next = 0;
  const named = name.replaceAll(/\$(\w+)/g, (whole, member) =>
    row !== null && typeof row === 'object' && member in row ? String(row[member]) : whole,
  );
  const filled = named.replaceAll(/%[sdjiop#]/g, (mark) =>
    mark === '%#' ? String(index) : inspect(cells[next++]),
  );
  return `${filled} [${index}]`;
};

const add = (name, run) => {
  suite.tests.push({ name: [suite.file, ...prefix, name].join(' › '), run });
};

const test = (name, run) => add(name, run);

test.each = (rows) => (name, run) => {
  [...rows].forEach((row, index) => {
    const values = Array.isArray(row) ? row : [row];
    add(titleOf(name, row, index), () => run(...values));
  });
};

const describe = (name, define) => {
  prefix = [...prefix, name];
  define();
  prefix = prefix.slice(0, -1);
};

describe.each = (rows) => (name, define) => {
  [...rows].forEach((row, index) => {
    describe(titleOf(name, row, index), () => define(...(Array.isArray(row) ? row : [row])));
  });
};

const hook = (kind) => (run) => suite.hooks[kind].push(run);

globalThis[Symbol.for(GLOBALS)] = {
  describe,
  test,
  it: test,
  expect,
  ...Object.fromEntries(HOOKS.map((kind) => [kind, hook(kind)])),
};

/** Files that are evaluated again, since they import mutated code; and the number of the evaluation. */
let fresh = { files: new Set(), number: 0 };

const resolved = (found) => {
  if (!fresh.files.has(found.url)) return found;
  return { ...found, url: `${found.url}?evaluation=${String(fresh.number)}` };
};

/** Caches of the rules are cleared before each test; otherwise they would hide later mutants. */
let generation = 0;

const forgetful = (Kept) =>
  class extends Kept {
    get(key) {
      const entry = super.get(key);
      return entry?.generation === generation ? entry.value : undefined;
    }
    set(key, value) {
      return super.set(key, { generation, value });
    }
  };

const KEPT = 'kept:forgetful';
globalThis[Symbol.for(KEPT)] = { Map: forgetful(Map), WeakMap: forgetful(WeakMap) };

export function forgetKept() {
  generation += 1;
}

const KEEPS = /\/src\/(modules\/[\w-]+\/domain\/[\w-]+|shared\/memoize-per)\.js$/;
/** Maps that live as long as the module, and those by the object they belong to. */
const KEPT_MAP = /^(const \w+ = (?:\/\* @__PURE__ \*\/ )?new )(Map)\(\)|(new )(WeakMap)\(\)/gm;

function withForgetfulMaps(url, loaded) {
  if (!KEEPS.test(new URL(url).pathname)) return loaded;
  const source = String(loaded.source).replaceAll(
    KEPT_MAP,
    (_, constant, map, expression, weakMap) =>
      `${constant ?? expression}globalThis[Symbol.for('${KEPT}')].${map ?? weakMap}()`,
  );
  return { ...loaded, source };
}

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: GLOBALS, format: 'module', shortCircuit: true }
      : resolved(next(specifier, context)),
  load: (url, context, next) =>
    url === GLOBALS
      ? {
          format: 'module',
          source: `export const { ${[...NAMES, ...HOOKS].join(', ')} } = globalThis[Symbol.for('${GLOBALS}')];`,
          shortCircuit: true,
        }
      : withForgetfulMaps(url, next(url, context)),
});

const urlOf = (file) => pathToFileURL(path.resolve(file)).href;

/** @param files compiled files that the next suites evaluate again; none: as loaded before */
export function reevaluate(files) {
  fresh = { files: new Set(files.map(urlOf)), number: fresh.number + 1 };
}

/** @param file compiled test, relative to the working directory */
export async function loadSuite(file) {
  suite = { file, tests: [], hooks: Object.fromEntries(HOOKS.map((kind) => [kind, []])) };
  const loaded = suite;
  await import(urlOf(file));
  return loaded;
}

/** @returns message of the failure; null if the test passed */
export async function runTest({ hooks }, { run }) {
  try {
    for (const before of hooks.beforeEach) await before();
    await run();
    for (const after of hooks.afterEach) await after();
    return null;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}
