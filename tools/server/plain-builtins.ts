/**
 * esbuild plugin for Node.js modules with lazy exports: an import reads all of them, which loads an HTTP client with
 * `node:http`; `process.getBuiltinModule` does not. Dynamic imports stay, because their users destructure the module.
 */
import type { Plugin } from 'esbuild';

const NAMES = /^(?:node:)?(https?)$/;
const PLAIN = 'plain-builtin';

export const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  setup: (bundle) => {
    bundle.onResolve({ filter: NAMES }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : { path, namespace: PLAIN },
    );
    bundle.onLoad({ filter: NAMES, namespace: PLAIN }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
