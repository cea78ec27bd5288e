/** Builds the GitHub Action: its description and the command line in one file, so that a runner installs nothing. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { bundleOffline } from '../offline/build.js';

const SOURCE = path.join(PROJECT_ROOT, 'tools/connectors/github-action');
const PROGRAM = 'src/client/cli/main';

/** Packages in CommonJS call it. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

export async function buildGithubAction(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['action.yml', 'README.md']) {
    copyFileSync(path.join(SOURCE, name), path.join(folder, name));
  }
  for (const name of ['LICENSE', 'NOTICE']) {
    copyFileSync(path.join(PROJECT_ROOT, name), path.join(folder, name));
  }
  // So that Node.js 20 reads the program as a module.
  const own: unknown = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(own);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', version }));
  await build({
    entryPoints: [path.join(PROJECT_ROOT, `${PROGRAM}.ts`)],
    outfile: path.join(folder, `lib/${PROGRAM}.js`),
    absWorkingDir: PROJECT_ROOT,
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    legalComments: 'none',
    logLevel: 'warning',
  });
  // The program looks for it there, see src/client/cli/offline.ts.
  await bundleOffline(path.join(folder, 'lib/offline/main.js'));
}
