import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { findPostgresBinaries } from '../../../src/platform/postgres/postgres-binaries.js';
import { findPostmaster, isAlive } from '../../../src/platform/postgres/postmaster-file.js';
import { openPatiently } from '../../support/test-database.js';

const quiet = (): void => undefined;
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nis2-postgres-'));
});

afterAll(async () => {
  await rm(directory, { recursive: true });
});

const start = (name = 'pg') =>
  startEmbeddedPostgres({ directory: join(directory, name), log: quiet });
const data = () => join(directory, 'pg', 'data');

async function answers(url: string): Promise<boolean> {
  const database = openPatiently(url);
  const isUp = await database.isUp();
  await database.close();
  return isUp;
}

test('a server starts from nothing, keeps its data, and leaves no process behind', async () => {
  const first = await start();
  const database = openPatiently(first.url);
  await database.orm.em.fork().execute('create table kept as select 42 as answer');
  await database.close();
  await first.stop();
  expect(findPostmaster(data())).toBeNull();

  const second = await start();
  const again = openPatiently(second.url);
  expect(await again.orm.em.fork().execute('select answer from kept')).toEqual([{ answer: 42 }]);
  await again.close();
  await second.stop();
});

test('processes that start together create and share one server, and the last one stops it', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => start('fresh')));
  if (!first || !second || !third) throw new Error('three were started');
  expect(new Set([first.url, second.url, third.url]).size).toBe(1);
  await first.stop();
  await second.stop();
  expect(await answers(third.url)).toBe(true);
  await third.stop();
  expect(await answers(third.url)).toBe(false);
});

test('a killed process neither stops the server nor keeps it running', async () => {
  const first = await start();
  const dead = spawn(process.execPath, ['--eval', '']);
  await once(dead, 'exit');
  await writeFile(join(directory, 'pg', 'users', `${String(dead.pid)}.0.left-behind`), '');
  const second = await start();
  expect(second.url).toBe(first.url);
  await first.stop();
  await second.stop();
  expect(await readdir(join(directory, 'pg', 'users'))).toEqual([]);
  expect(findPostmaster(data())).toBeNull();
});

test('a server that was killed is started again', async () => {
  const first = await start();
  const pid = findPostmaster(data())?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await start();
  expect(await answers(second.url)).toBe(true);
  await second.stop();
  await first.stop();
});

test('a stale process id that now belongs to another program does not prevent the start', async () => {
  const first = await start();
  await first.stop();
  const lines = [process.pid, data(), 1, 5432, '', '127.0.0.1', 0, 'ready', ''];
  await writeFile(join(data(), 'postmaster.pid'), lines.join('\n'));
  const second = await start();
  expect(await answers(second.url)).toBe(true);
  await second.stop();
});

test('the password is random, private and required', async () => {
  const server = await start();
  const path = join(directory, 'pg', 'password');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const wrong = server.url.replace(await readFile(path, 'utf8'), 'guess');
  expect(wrong).not.toBe(server.url);
  expect(await answers(wrong)).toBe(false);
  await server.stop();
});

test('on a platform without binaries the error asks for DATABASE_URL', async () => {
  await expect(findPostgresBinaries('sunos', 'sparc')).rejects.toThrow('Set DATABASE_URL');
});
