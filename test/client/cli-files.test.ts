/** Version and downloads of the client commands. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { ClientShell } from '../support/client-shell.js';

const DEMO = 'sandbox-demo-order-001';

let shell: ClientShell;
let folder: string;
beforeAll(async () => {
  shell = await ClientShell.open();
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-download-'));
});
afterAll(async () => {
  await shell.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  shell.renew();
});

test('--version prints the version of the package', async () => {
  const own = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(await shell.run('--version')).toBe(0);
  expect(shell.output).toBe(`${own.version}\n`);
});

test('the documents of an order are downloaded once, and replaced only on request', async () => {
  const line = ['order', 'download', DEMO, '--to', path.join(folder, 'order')];
  expect([await shell.run(...line), shell.notes]).toEqual([0, '']);
  const files = await readdir(path.join(folder, 'order'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const file = path.join(folder, 'order', name);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 2).toString()).toMatch(/PK|%P/);
    expect(shell.output).toContain(`${file}  ${bytes.length} bytes\n`);
  }
  expect(await shell.run(...line)).not.toBe(0);
  expect(await shell.run(...line, '--force', '--json')).toBe(0);
  expect(await shell.run('order', 'download', 'nobody')).toBe(4);
});

test('in the strict profile the documents of an order are downloaded by the codes of their links', async () => {
  const strict = await shell.service.addNode({ isStrict: true });
  const target = path.join(folder, 'strict');
  expect(await shell.run('order', 'download', DEMO, '--to', target, '--url', strict.url)).toBe(0);
  await strict.close();
  const [name = ''] = await readdir(target);
  expect((await readFile(path.join(target, name))).subarray(0, 5).toString()).toBe('%PDF-');
});
