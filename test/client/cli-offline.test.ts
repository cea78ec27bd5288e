/** `scope --offline` and `kb download`: the answers of the service, without the service. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { bundleOffline } from '../../tools/offline/build.js';
import { ClientShell } from '../support/client-shell.js';
import { openTestService, paidKey, type TestService } from '../support/test-service.js';

const UNREACHABLE = ['--url', 'http://127.0.0.1:2'];
const SCOPE = ['scope', '--employees', '120', '--sector', 'energy_electricity', '--country', 'ee'];

let shell: ClientShell;
let folder: string;

beforeAll(async () => {
  await bundleOffline(path.join(PROJECT_ROOT, 'dist/offline/main.js'));
  shell = await ClientShell.open();
  folder = shell.fileOf('law');
});
afterAll(() => shell.close());
beforeEach(async () => {
  shell.renew();
  await rm(folder, { recursive: true, force: true });
  expect(await shell.run('kb', 'download', folder)).toBe(0);
  shell.renew();
});

const file = (name: string): string => path.join(folder, name);

async function replaceIn(name: string, before: string, after: string): Promise<void> {
  const text = await readFile(file(name), 'utf8');
  expect(text).toContain(before);
  await writeFile(file(name), text.replace(before, after));
}

test('the answer equals that of the service, and no service is called', async () => {
  expect(await shell.run(...SCOPE)).toBe(0);
  const online = shell.output;
  shell.renew();
  expect(await shell.run(...SCOPE, '--offline', folder, ...UNREACHABLE)).toBe(0);
  expect(shell.output).toBe(online);
  expect(shell.notes).toMatch(/^offline: kb_[\w-]+, 0 days old\n$/);
});

test('as JSON it has every member of the REST answer', async () => {
  expect(await shell.run(...SCOPE, '--offline', folder, '--json', ...UNREACHABLE)).toBe(0);
  expect(shell.json()).toMatchObject({ klassifikatsioon: 'important', keel_kasutatud: 'en' });
});

test('invalid input ends with 2 and names the field', async () => {
  expect(await shell.run('scope', '--employees', '-1', '--offline', folder)).toBe(2);
  expect(shell.notes).toContain('tootajad: greater_than_equal');
  shell.renew();
  expect(await shell.run(...SCOPE, '--receipt', '--offline', folder)).toBe(2);
  expect(shell.notes).toContain('receipt: needs_service');
});

test('an altered bundle is refused', async () => {
  await replaceIn('law.en.json', '"employees":250', '"employees":251');
  expect(await shell.run(...SCOPE, '--offline', folder)).toBe(2);
  expect(shell.notes).toContain('The content is not the one that was signed');
});

test('without law data, or without that language, the error states what to do', async () => {
  await mkdir(shell.fileOf('empty'), { recursive: true });
  expect(await shell.run(...SCOPE, '--offline', shell.fileOf('empty'))).toBe(2);
  expect(shell.notes).toContain('nis2 kb download');
  shell.renew();
  expect(await shell.run(...SCOPE, '--offline', folder, '--language', 'de')).toBe(2);
  expect(shell.notes).toContain('law.de.json is missing');
});

test('another language is added to the folder', async () => {
  expect(await shell.run('kb', 'download', folder, '--language', 'de', '--json')).toBe(0);
  expect(shell.json()).toMatchObject({ language: 'de', isOld: false });
  shell.renew();
  expect(await shell.run(...SCOPE, '--offline', folder, '--language', 'de')).toBe(0);
  expect(await shell.run('kb', 'download', folder)).toBe(0);
});

test('a service with other keys is not trusted by a folder with keys', async () => {
  const other: TestService = await openTestService();
  expect(await shell.run('kb', 'download', folder, '--url', other.url)).toBe(2);
  expect(shell.notes).toContain('a key that is not in the key set');
  await other.close();
});

test('an address without the service ends with 7', async () => {
  expect(await shell.run('kb', 'download', folder, ...UNREACHABLE)).toBe(7);
});

test('an older bundle in the folder is updated by a delta', async () => {
  const { url } = shell.service;
  const index = (await (await fetch(`${url}/law/index.json`)).json()) as {
    latest: string;
    versions: readonly { deltasFrom: readonly string[] }[];
  };
  const from = index.versions.at(-1)?.deltasFrom.at(-1) ?? '';
  const present = await readFile(file('law.en.json'), 'utf8');
  const older = await (await fetch(`${url}/law/${from}/bundle.en.json`)).text();
  await writeFile(file('law.en.json'), older);
  await rm(file('latest.json'));
  expect(await shell.run('kb', 'download', folder)).toBe(0);
  expect(await readFile(file('law.en.json'), 'utf8')).toBe(present);
  expect(shell.output).toContain(index.latest);
});

test('if the service requires a licence, the folder gets a token, and answers require it', async () => {
  const licensed = await openTestService({ needsLawLicence: true });
  const other = shell.fileOf('licensed');
  shell.key = licensed.keys.test.client;
  expect(await shell.run('kb', 'download', other, '--url', licensed.url)).toBe(3);
  shell.key = await paidKey(licensed);
  expect(await shell.run('kb', 'download', other, '--url', licensed.url)).toBe(0);
  expect(await shell.run(...SCOPE, '--offline', other, ...UNREACHABLE)).toBe(0);
  await rm(path.join(other, 'licence.txt'));
  expect(await shell.run(...SCOPE, '--offline', other, ...UNREACHABLE)).toBe(2);
  expect(shell.notes).toContain('requires a licence token');
  await licensed.close();
});
