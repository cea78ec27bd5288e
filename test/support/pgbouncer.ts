/** PgBouncer in front of a database, if installed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/platform/runtime/free-port.js';

/** PgBouncer refuses to run as root; this is the id of an unprivileged user. */
const NOBODY = 65_534;

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export type PgBouncer = Readonly<{ url: string; close: () => Promise<void> }>;

/** `settings`: additional lines of its configuration file. */
type PgBouncerOptions = Readonly<{ mode: 'session' | 'transaction'; settings?: string }>;

const fileOf = (target: URL, port: number, { mode, settings = '' }: PgBouncerOptions): string => {
  const password = target.password === '' ? '' : ` password=${decodeURIComponent(target.password)}`;
  const server = `host=${target.hostname} port=${target.port || '5432'} user=${target.username}${password}`;
  return [
    '[databases]',
    `* = ${server}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${String(port)}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 500',
    settings,
    '',
  ].join('\n');
};

const isThere = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/** @param url the database behind it */
export async function openPgbouncer(url: string, options: PgBouncerOptions): Promise<PgBouncer> {
  const [target, port] = [new URL(url), await freePort('127.0.0.1')];
  const directory = await mkdtemp(path.join(tmpdir(), 'nis2-pgbouncer-'));
  await chmod(directory, 0o755);
  const file = path.join(directory, 'pgbouncer.ini');
  await writeFile(file, fileOf(target, port, options), { mode: 0o644 });
  const isRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const ended = once(child, 'exit');
  while (!(await isThere(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${String(child.exitCode)}`);
    await pause(50);
  }
  return {
    url: `postgres://${target.username}@127.0.0.1:${String(port)}${target.pathname}`,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true });
    },
  };
}
