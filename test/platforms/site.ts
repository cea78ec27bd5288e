/** Servers that all cells share, opened when a cell first needs one. */
import type { PostgresBinaries } from '../../src/platform/postgres/postgres-binaries.js';
import { hasPgbouncer, openPgbouncer, type PgBouncer } from '../support/pgbouncer.js';
import { hasProxy, PROXY_KINDS, type ProxyKind } from '../support/real-proxies.js';
import {
  hasRedisServer,
  openCluster,
  openSentinels,
  openSingle,
  type RedisServers,
} from '../support/redis-servers.js';
import { databaseUrl } from '../support/test-server.js';
import { CONNECTIONS, REDIS_KINDS, type Axes, type Cell, type RedisKind } from './axes.js';
import { installedPostgres, openPostgres, type PostgresServer } from './postgres-servers.js';

export type PlatformAxes = Axes<ProxyKind>;
export type PlatformCell = Cell<ProxyKind>;

const POSTGRES_VERSIONS = ['15', '18'] as const;

const OPENED: Readonly<Record<RedisKind, () => Promise<RedisServers>>> = {
  single: openSingle,
  cluster: openCluster,
  sentinel: openSentinels,
};

function addressOf(kind: RedisKind, ports: readonly number[]): string {
  if (kind !== 'sentinel') return `redis://127.0.0.1:${String(ports[0])}`;
  const sentinels = ports.slice(2).map((port) => `127.0.0.1:${String(port)}`);
  return `redis-sentinel://${sentinels.join(',')}/mymaster`;
}

/** Values of the axes on this machine; `missing`: what is not installed. */
export async function findAxes(): Promise<PlatformAxes & Readonly<{ missing: readonly string[] }>> {
  const installed = await installedPostgres();
  const postgres = POSTGRES_VERSIONS.filter((version) => installed.has(version));
  const proxy = PROXY_KINDS.filter(hasProxy);
  return {
    postgres,
    connection: hasPgbouncer ? CONNECTIONS : ['direct'],
    redis: hasRedisServer ? REDIS_KINDS : [],
    proxy,
    missing: [
      ...POSTGRES_VERSIONS.filter((one) => !installed.has(one)).map((one) => `PostgreSQL ${one}`),
      ...(hasPgbouncer ? [] : ['PgBouncer']),
      ...(hasRedisServer ? [] : ['redis-server']),
      ...PROXY_KINDS.filter((kind) => !hasProxy(kind)),
    ],
  };
}

type Closed = Readonly<{ close: () => Promise<void> }>;

/** Stores what was opened under a name. */
class Kept<T extends Closed> {
  private readonly all = new Map<string, Promise<T>>();

  get(name: string, open: () => Promise<T>): Promise<T> {
    const kept = this.all.get(name) ?? open();
    this.all.set(name, kept);
    return kept;
  }

  async close(): Promise<void> {
    const settled = await Promise.allSettled(this.all.values());
    const opened = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(opened.map((one) => one.close()));
  }
}

export class Site {
  private readonly servers = new Kept<PostgresServer>();
  private readonly poolers = new Kept<PgBouncer>();
  private readonly redis = new Kept<RedisServers>();

  private constructor(private readonly installed: ReadonlyMap<string, PostgresBinaries>) {}

  static async open(): Promise<Site> {
    return new Site(await installedPostgres());
  }

  /** Address of a server of this major version. */
  async postgres(version: string): Promise<string> {
    const binaries = this.installed.get(version);
    if (binaries === undefined) throw new Error(`PostgreSQL ${version} is not installed`);
    return (await this.servers.get(version, () => openPostgres(binaries))).url;
  }

  async pooler(version: string, mode: 'session' | 'transaction', database: string) {
    const server = await this.postgres(version);
    const pooler = await this.poolers.get(`${version} ${mode}`, () =>
      openPgbouncer(server, { mode, settings: 'default_pool_size = 60' }),
    );
    return databaseUrl(pooler.url, database);
  }

  async redisPorts(kind: RedisKind): Promise<readonly number[]> {
    const { servers } = await this.redis.get(kind, OPENED[kind]);
    return servers.map(({ port }) => port);
  }

  async redisUrl(kind: RedisKind): Promise<string> {
    return addressOf(kind, await this.redisPorts(kind));
  }

  async close(): Promise<void> {
    for (const kept of [this.poolers, this.servers, this.redis]) await kept.close();
  }
}
