/**
 * Embedded PostgreSQL server under DATA_DIR/postgres, used if DATABASE_URL is not set. It outlives the process that
 * started it, and later processes join it.
 */
import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../runtime/free-port.js';
import { DATABASE_USER, ensureCluster, ensurePassword } from './embedded-cluster.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { findPostmaster, forgetStalePostmaster } from './postmaster-file.js';
import type { Postmaster } from './postmaster-file.js';
import { chooseServerAccount, runAs } from './server-account.js';
import type { ServerAccount } from './server-account.js';
import { enter, leave } from './server-users.js';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 10;

/** Statement texts stay out of the log: they may contain personal data. */
const SETTINGS = [
  'shared_buffers=32MB',
  'max_connections=300',
  'jit=off',
  'timezone=UTC',
  'log_min_messages=log',
  'log_checkpoints=off',
] as const;

export type EmbeddedPostgresOptions = Readonly<{
  /** DATA_DIR/postgres; created if missing. */
  directory: string;
  log: (line: string) => void;
}>;

/** `stop`: leaves the server, which stops with its last user. */
export type EmbeddedPostgres = Readonly<{ url: string; stop: () => Promise<void> }>;

/**
 * Starts the server, or joins the one in this directory.
 * @throws Error that suggests DATABASE_URL if this machine cannot run it
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const place = toDataLocation(resolve(options.directory), options.log);
  await mkdir(place.directory, { recursive: true });
  const user = await enter(place.directory);
  const { port } = await joinOrStart(place);
  const login = `${DATABASE_USER}:${await ensurePassword(place.directory)}`;
  return {
    url: `postgresql://${login}@127.0.0.1:${String(port)}/postgres`,
    stop: () => stop(place, user),
  };
}

/** `data`: PGDATA. */
type DataLocation = Readonly<{ directory: string; data: string; log: (line: string) => void }>;

type Server = Readonly<{ place: DataLocation; account: ServerAccount; program: string }>;

const toDataLocation = (directory: string, log: DataLocation['log']): DataLocation => ({
  directory,
  data: join(directory, 'data'),
  log,
});

const joinOrStart = async (place: DataLocation): Promise<Postmaster> =>
  (await waitUntilReady(place)) ?? start(await prepare(place));

async function prepare(place: DataLocation): Promise<Server> {
  const binaries = await findPostgresBinaries();
  const account = await chooseServerAccount(place.directory, binaries.postgres);
  await ensureCluster({ ...place, account, initdb: binaries.initdb });
  return { place, account, program: binaries.postgres };
}

/** Another process may start the server first or take the port: check again. */
async function start(server: Server): Promise<Postmaster> {
  for (let tries = 0; tries < 3; tries += 1) {
    const running = await waitUntilReady(server.place);
    if (running !== null) return running;
    forgetStalePostmaster(server.place.data);
    const started = await waitUntilReady(server.place, await launch(server));
    if (started !== null) return started;
  }
  const lines = await readFile(join(server.place.directory, 'server.log'), 'utf8').catch(() => '');
  throw new Error(`Embedded PostgreSQL did not start: ${lines.trim().slice(-600)}`);
}

/**
 * @param hasExited of a server just launched, which has no file yet
 * @returns null if no server runs
 */
async function waitUntilReady(
  place: DataLocation,
  hasExited: () => boolean = () => true,
): Promise<Postmaster | null> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const isGone = hasExited();
    const found = findPostmaster(place.data);
    if (found?.ready === true) return found;
    if (found === null && isGone) return null;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}

/**
 * Detached, with its log in a file: neither Ctrl-C nor our end reaches the server.
 * @returns reports whether it has exited
 */
async function launch(server: Server): Promise<() => boolean> {
  const port = await freePort('127.0.0.1');
  const { command, args, options } = runAs(server.account, server.place.directory, [
    server.program,
    '-D',
    server.place.data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    '',
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);
  const log = await openLog(server.place.directory);
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let exited = false;
  child.once('exit', () => (exited = true)).once('error', () => (exited = true));
  child.unref();
  await log.close();
  server.place.log(`embedded PostgreSQL starts on port ${String(port)} as ${server.account.name}`);
  return () => exited;
}

/** Keeps the previous log for the analysis of crashes. */
async function openLog(directory: string): Promise<Awaited<ReturnType<typeof open>>> {
  const path = join(directory, 'server.log');
  await rename(path, join(directory, 'server.previous.log')).catch(() => undefined);
  return open(path, 'a', 0o600);
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back. */
async function stop(place: DataLocation, user: string): Promise<void> {
  if (await leave(place.directory, user)) return;
  const running = findPostmaster(place.data);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  const end = Date.now() + STOP_LIMIT_MS;
  while (Date.now() < end) {
    if (findPostmaster(place.data) === null) return;
    await sleep(LOOK_EVERY_MS);
  }
  place.log('embedded PostgreSQL did not stop in time; it is left to finish by itself');
}
