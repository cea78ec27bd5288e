/**
 * Checks that every `R-…` and `D-…` cited in source, tests, tools and documents exists in REQUIREMENTS.md or
 * DECISIONS.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/config/env.js';

const CITATION = /\b([RD])-(\d+(?:\.\d+)*)\b/g;
const DEFINED = /^(?:#+ |- \*\*)([RD]-\d+(?:\.\d+)*)\b/gm;
const READ = /\.(ts|tsx|md|cjs)$/;

const read = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

const defined = new Set(
  ['REQUIREMENTS.md', 'DECISIONS.md'].flatMap((file) =>
    [...read(file).matchAll(DEFINED)].map(([, id]) => id),
  ),
);

const files = execFileSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !file.startsWith('schema/'));

const unknown = files.flatMap((file) =>
  [...read(file).matchAll(CITATION)]
    .map(([id]) => id)
    .filter((id) => !defined.has(id))
    .map((id) => `${file}: ${id} is defined neither in REQUIREMENTS.md nor in DECISIONS.md`),
);

for (const line of unknown) console.error(line);
if (unknown.length > 0) process.exitCode = 1;
