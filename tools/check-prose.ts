/**
 * Checks that comments, test titles, guides and deployment files use none of the retired words. Records of the past
 * (decisions, changelogs, released migrations), requirements, translations and the
 * test of this check keep their wording.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/config/env.js';
import { proseErrors } from './schema/retired-words.js';

const CODE = /^(?:src|test|tools)\/.*\.(?:ts|tsx|js|cjs|css)$/;
const DOCUMENTS =
  /^(?:[A-Z]+|(?:src|tools)\/.*)\.md$|^tools\/deploy\/|^Dockerfile$|^docker-compose\.yml$/;
const RECORDS =
  /^(?:DECISIONS|REQUIREMENTS)\.md$|retired-words\.test\.ts$|changelog\.md$|\/guides\/[a-z]{2}\//;

const files = execFileSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => (CODE.test(file) || DOCUMENTS.test(file)) && !RECORDS.test(file));

const found = files.flatMap((file) =>
  proseErrors(file, readFileSync(path.join(PROJECT_ROOT, file), 'utf8')),
);

for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
