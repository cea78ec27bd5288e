/**
 * `npm run compile`: emits each file as JavaScript, without checking types: `npm run types` does. Node.js runs this
 * file itself, without compilation.
 */
import { globSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: [
    ...globSync(['{src,test,tools,migrations,schema}/**/*.ts', 'src/server/**/*.json'], {
      exclude: ['src/console/**', '**/*.d.ts', '**/node_modules/**'],
    }),
    // The console is bundled by its own build; tests import this part of it.
    'src/console/guides/search.ts',
  ],
  outbase: '.',
  outdir: 'dist',
  loader: { '.json': 'copy' },
  platform: 'node',
  format: 'esm',
  target: 'esnext',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
});
