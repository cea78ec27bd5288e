/** PostgreSQL servers of all installed versions, each on a free port with an empty data folder. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/platform/runtime/free-port.js';
import {
  DATABASE_USER,
  ensureCluster,
  ensurePassword,
} from '../../src/platform/postgres/embedded-cluster.js';
import {
  findPostgresBinaries,
  type PostgresBinaries,
} from '../../src/platform/postgres/postgres-binaries.js';
import { chooseServerAccount, giveTo, runAs } from '../../src/platform/postgres/server-account.js';
import { onServer, prepareTemplate } from '../support/test-server.js';

/** From the packages of Debian and of postgresql.org. */
const VERSIONS = '/usr/lib/postgresql';
const START_MS = 60_000;
const LOOK_MS = 50;

/** `write`: a file that only the server reads, in its data folder. */
export type PostgresServer = Readonly<{
  url: string;
  write: (name: string, text: string) => Promise<void>;
  close: () => Promise<void>;
}>;

const isComplete = ({ initdb, postgres }: PostgresBinaries): boolean =>
  existsSync(initdb) && existsSync(postgres);

const majorOf = ({ postgres }: PostgresBinaries): string =>
  /\d+/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';

/** Programs by major version. */
export async function installedPostgres(): Promise<ReadonlyMap<string, PostgresBinaries>> {
  const folders = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const found = folders.map((version) => {
    const bin = path.join(VERSIONS, version, 'bin');
    return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
  });
  const embedded = await findPostgresBinaries().catch(() => null);
  const all = [...found, ...(embedded === null ? [] : [embedded])].filter(isComplete);
  return new Map(all.map((binaries) => [majorOf(binaries), binaries]));
}

async function untilAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    const isUp = await onServer(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (hasEnded() || Date.now() > end) throw new Error('a PostgreSQL server did not start');
    await pause(LOOK_MS);
  }
}

/** With the migrated template of the tests. */
export async function openPostgres({
  initdb,
  postgres,
}: PostgresBinaries): Promise<PostgresServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nis2-postgres-'));
  await chmod(directory, 0o755);
  const data = path.join(directory, 'data');
  const account = await chooseServerAccount(directory, postgres);
  await ensureCluster({ directory, data, account, initdb });
  const port = String(await freePort('127.0.0.1'));
  const settings = ['max_connections=300', 'fsync=off'].flatMap((one) => ['-c', one]);
  const line = [postgres, '-D', data, '-h', '127.0.0.1', '-p', port, '-k', '', ...settings];
  const { command, args, options } = runAs(account, directory, line);
  const child = spawn(command, args, { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const login = `${DATABASE_USER}:${await ensurePassword(directory)}`;
  const url = `postgres://${login}@127.0.0.1:${port}/postgres`;
  await untilAnswers(url, () => child.exitCode !== null);
  await prepareTemplate(url);
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(data, name);
    await writeFile(file, text, { mode: 0o600 });
    await giveTo(account.owner, file);
  };
  const close = async (): Promise<void> => {
    child.kill('SIGINT'); // fast shutdown
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  return { url, write, close };
}
