import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';

test('the modules table of ARCHITECTURE.md lists every module', async () => {
  const text = await readFile(path.join(PROJECT_ROOT, 'ARCHITECTURE.md'), 'utf8');
  const modules = await readdir(path.join(PROJECT_ROOT, 'src', 'modules'));
  expect(modules.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** A module with more files is two subjects. */
const MAX_FILES = 16;

test('no module has more than 16 files besides its domain folder', async () => {
  const root = path.join(PROJECT_ROOT, 'src', 'modules');
  const counts = await Promise.all(
    (await readdir(root)).map(async (name) => {
      const entries = await readdir(path.join(root, name), { withFileTypes: true });
      return { name, files: entries.filter((entry) => entry.isFile()).length };
    }),
  );
  expect(counts.filter(({ files }) => files > MAX_FILES)).toEqual([]);
});
