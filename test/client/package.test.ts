/** The package as users get it: packed, and installed next to its dependencies. test/docs covers its README. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openClientFixture, type ClientFixture } from '../support/installed-client.js';
import type { TestService } from '../support/test-service.js';

const run = promisify(execFile);
const LONG_MS = 120_000;

let commands: ClientFixture;
let service: TestService;
let home: string;

beforeAll(async () => {
  commands = await openClientFixture();
  ({ service, home } = commands);
}, LONG_MS);
afterAll(() => commands.close());

test('its program runs', async () => {
  const { bin } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const env = { ...process.env, NIS2_URL: service.url, NIS2_KEY: service.keys.test.client };
  const words = [path.join(home, bin['nis2'] ?? ''), 'scope', '--employees', '9'];
  expect((await run(process.execPath, words, { env })).stdout).toMatch(/^out of scope/);
});
