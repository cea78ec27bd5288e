/**
 * Modules of Node.js some of whose names are made when they are first read. An import reads every name at once, which
 * loads a whole HTTP client with `node:http`; whoever asks for the module itself reads what it needs. A dynamic import
 * stays one: who makes it takes the module apart by its names.
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
