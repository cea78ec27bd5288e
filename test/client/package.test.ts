/** The package as its users get it: packed, installed beside its dependencies, its README run word by word. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config.js';
import { openTestService, type TestService } from '../support/test-service.js';

const run = promisify(execFile);
const LONG_MS = 120_000;
const MOST_LINES = 15;

let service: TestService;
let folder: string;

async function install(): Promise<void> {
  const built = path.join(folder, 'built');
  await run(process.execPath, [path.join(PROJECT_ROOT, 'dist/tools/client-package.js'), built]);
  const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder });
  const home = path.join(folder, 'node_modules/nis2-compliance-client');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', stdout.trim(), '-C', home, '--strip-components=1'], { cwd: folder });
  // Its dependencies are ours, hence here already.
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(home, 'node_modules'));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-client-'));
  service = await openTestService();
  await install();
}, LONG_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** The fenced examples of a page, in their order. */
async function examplesOf(page: string): Promise<string[]> {
  const text = await readFile(path.join(PROJECT_ROOT, page), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
}

/** @returns what it printed */
async function tryOut(code: string, key = ''): Promise<string> {
  const file = path.join(folder, 'example.mjs');
  await writeFile(file, code);
  const env = { ...process.env, NIS2_URL: service.url, NIS2_KEY: key };
  return (await run(process.execPath, [file], { env })).stdout;
}

test.each(['README.md', 'src/client/README.md'])(
  'the first example of %s leads from nothing to an answer in few lines',
  async (page) => {
    const [first = ''] = await examplesOf(page);
    expect(first.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(MOST_LINES); // prettier-ignore
    expect(await tryOut(first)).toMatch(/^important \[[\s\S]*Directive \(EU\) 2022\/2555/);
  },
);

test('every further example runs as it stands', async () => {
  const examples = await examplesOf('src/client/README.md');
  const setUp = `const nis2 = new (await import('nis2-compliance-client')).Nis2Client({ url: process.env.NIS2_URL, key: process.env.NIS2_KEY });\n`;
  const printed: string[] = [];
  for (const example of examples.slice(1)) {
    printed.push(await tryOut(`${setUp}${example}`, service.keys.test.client));
  }
  expect(printed[0]).toBe('VALIDATION_FAILED tootajad greater_than_equal\n');
  expect(printed[1]).toMatch(/^4\/4 vabastatud\n/);
});

test('its program runs', async () => {
  const home = path.join(folder, 'node_modules/nis2-compliance-client');
  const { bin } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { bin: Record<string, string> }; // prettier-ignore
  const env = { ...process.env, NIS2_URL: service.url, NIS2_KEY: service.keys.test.client };
  const words = [path.join(home, bin['nis2'] ?? ''), 'scope', '--employees', '9'];
  expect((await run(process.execPath, words, { env })).stdout).toMatch(/^valjas/);
});
