/** Redis servers for one test, if installed: a single server, a Cluster, a Sentinel group. */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { freePort } from '../../src/platform/runtime/free-port.js';

const run = promisify(execFile);
const HOST = '127.0.0.1';
const GRACE_MS = 30_000;

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

type RedisServer = Readonly<{
  port: number;
  /** Simulates a crash: no save, no orderly close. */
  kill: () => Promise<void>;
}>;

export type RedisServers = Readonly<{
  servers: readonly RedisServer[];
  close: () => Promise<void>;
}>;

export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + GRACE_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not within ${String(GRACE_MS)} ms`);
    await pause(50);
  }
}

async function requested(port: number, ...command: [string, ...string[]]): Promise<string> {
  const redis = new Redis({ port, host: HOST, retryStrategy: () => null, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    return String(await redis.call(...command));
  } finally {
    redis.disconnect();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

class Group {
  readonly servers: RedisServer[] = [];

  private constructor(readonly folder: string) {}

  static async open(): Promise<Group> {
    return new Group(await mkdtemp(path.join(tmpdir(), 'nis2-redis-')));
  }

  async start(settings: readonly string[], mode: readonly string[] = []): Promise<RedisServer> {
    const port = await freePort(HOST);
    const file = path.join(this.folder, `${String(port)}.conf`);
    const common = [`port ${String(port)}`, `bind ${HOST}`, `dir ${this.folder}`];
    await writeFile(file, [...common, ...settings, ''].join('\n'));
    const child = spawn('redis-server', [file, ...mode], { stdio: 'ignore' });
    const server = { port, kill: () => ended(child) };
    this.servers.push(server);
    await until(async () => (await requested(port, 'PING')) === 'PONG');
    return server;
  }

  close = async (): Promise<void> => {
    await Promise.all(this.servers.map(({ kill }) => kill()));
    await rm(this.folder, { recursive: true, force: true });
  };
}

/** Nothing is saved; a master does not wait 5 s for more replicas before it sends its data. */
const UNKEPT = ['save ""', 'appendonly no', 'repl-diskless-sync-delay 0'] as const;

/** A single server, on TCP and a Unix socket. */
export async function openSingle(): Promise<RedisServers & { port: number; socket: string }> {
  const group = await Group.open();
  const socket = path.join(group.folder, 'redis.sock');
  const { port } = await group.start([...UNKEPT, `unixsocket ${socket}`]);
  return { port, socket, servers: group.servers, close: group.close };
}

/** Three masters, then one replica of each. */
export async function openCluster(): Promise<RedisServers> {
  const group = await Group.open();
  for (let at = 0; at < 6; at += 1) {
    const own = [`cluster-config-file nodes-${String(at)}.conf`, 'cluster-node-timeout 1000'];
    const bus = `cluster-port ${String(await freePort(HOST))}`;
    await group.start([...UNKEPT, 'cluster-enabled yes', bus, ...own]);
  }
  const places = group.servers.map(({ port }) => `${HOST}:${String(port)}`);
  await run('redis-cli', [
    '--cluster',
    'create',
    ...places,
    '--cluster-replicas',
    '1',
    '--cluster-yes',
  ]);
  await until(async () => {
    const states = group.servers.map(({ port }) => requested(port, 'CLUSTER', 'INFO'));
    return (await Promise.all(states)).every((text) => text.includes('cluster_state:ok'));
  });
  await until(async () => {
    const roles = group.servers.slice(3).map(({ port }) => requested(port, 'INFO', 'replication'));
    return (await Promise.all(roles)).every((text) => text.includes('master_link_status:up'));
  });
  return group;
}

/** A master, its replica, then three Sentinels; the master's name is `mymaster`. */
export async function openSentinels(): Promise<RedisServers> {
  const group = await Group.open();
  const master = await group.start(UNKEPT);
  const replica = await group.start([...UNKEPT, `replicaof ${HOST} ${String(master.port)}`]);
  await until(async () =>
    (await requested(replica.port, 'INFO', 'replication')).includes('master_link_status:up'),
  );
  for (let count = 0; count < 3; count += 1) {
    await group.start(
      [
        `sentinel monitor mymaster ${HOST} ${String(master.port)} 2`,
        'sentinel down-after-milliseconds mymaster 1000',
        'sentinel failover-timeout mymaster 2000',
      ],
      ['--sentinel'],
    );
  }
  await until(async () => {
    const requests = group.servers
      .slice(2)
      .map(({ port }) => requested(port, 'SENTINEL', 'CKQUORUM', 'mymaster'));
    return (await Promise.all(requests)).every((text) => text.startsWith('OK 3 usable'));
  });
  return group;
}
