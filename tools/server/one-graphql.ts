/**
 * esbuild plugin: all packages share the ES module `graphql`. About a hundred CommonJS modules would otherwise each get
 * a copy of its four hundred exports.
 */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('graphql/package.json'));
const SHARED = 'graphql-required';

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

function fileOf(name: string): string {
  const place = path.join(FOLDER, name.slice('graphql'.length).replace(/\.js$/, ''));
  return isFolder(place) ? path.join(place, 'index.mjs') : `${place}.mjs`;
}

export const oneGraphql: Plugin = {
  name: 'one-graphql',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^graphql(\/|$)/ }, ({ path: name, kind, namespace }) =>
      kind === 'require-call' && namespace !== SHARED
        ? { path: name, namespace: SHARED }
        : { path: fileOf(name) },
    );
    bundle.onLoad({ filter: /.*/, namespace: SHARED }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(name)});`,
      resolveDir: FOLDER,
    }));
  },
};
