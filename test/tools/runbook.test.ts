/** Runbook and capacity table mention only existing commands and settings. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { environmentSchema } from '../../src/config/env-schema.js';
import { PROJECT_ROOT } from '../../src/config/env.js';

const textOf = (file: string): Promise<string> => readFile(path.join(PROJECT_ROOT, file), 'utf8');

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

test.each([
  { file: 'RUNBOOK.md', least: 6 },
  { file: 'CAPACITY.md', least: 3 },
])('settings in $file are settings of the service', async ({ file, least }) => {
  const settings = Object.keys(environmentSchema.shape);
  const named = found(await textOf(`tools/deploy/${file}`), /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/g);
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(settings).toEqual(expect.arrayContaining(named));
});

test('its commands are in the operator’s guide', async () => {
  const readme = await textOf('src/server/docs/guides/operating.md');
  const named = found(
    await textOf('tools/deploy/RUNBOOK.md'),
    /npm run cli -- ([a-z]+(?: [a-z]+)?)/g,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const command of named) expect(readme).toContain(`npm run cli -- ${command}`);
});
