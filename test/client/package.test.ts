/** The package as its users get it: packed, installed beside its dependencies. Its README is tried in test/docs. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { installClient } from '../support/installed-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

const run = promisify(execFile);
const LONG_MS = 120_000;

let service: TestService;
let folder: string;
let home: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-client-'));
  service = await openTestService();
  home = await installClient(folder);
}, LONG_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

test('its program runs', async () => {
  const { bin } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { bin: Record<string, string> }; // prettier-ignore
  const env = { ...process.env, NIS2_URL: service.url, NIS2_KEY: service.keys.test.client };
  const words = [path.join(home, bin['nis2'] ?? ''), 'scope', '--employees', '9'];
  expect((await run(process.execPath, words, { env })).stdout).toMatch(/^valjas/);
});
