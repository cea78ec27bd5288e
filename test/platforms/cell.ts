/** One cell: a process of the service on its own database, behind a proxy, and the checks. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { loadConfig } from '../../src/config/env.js';
import { openRealProxy } from '../support/real-proxies.js';
import { spawnService } from '../support/service-process.js';
import { createDatabase, databaseUrl } from '../support/test-server.js';
import { dropDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';
import { CHECKS, type Client } from './checks.js';
import type { PlatformCell, Site } from './site.js';

type Environment = Readonly<Record<string, string>>;

/** Requests per minute. */
const LIMIT = 10;
const AMPLE = 10_000;

/** Closes in reverse order, whatever fails. */
class Closers {
  private readonly all: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.all.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.all) await close();
  }
}

/** Settings of the connection to the database. */
async function databaseSettings(
  site: Site,
  { postgres, connection }: Pick<PlatformCell, 'postgres' | 'connection'>,
  name: string,
): Promise<Environment> {
  const direct = databaseUrl(await site.postgres(postgres), name);
  if (connection === 'direct') return { DATABASE_URL: direct };
  const pooled = {
    DATABASE_URL: await site.pooler(postgres, connection, name),
    DATABASE_POOLER: connection,
  };
  return connection === 'session' ? pooled : { ...pooled, DATABASE_DIRECT_URL: direct };
}

const FALLBACK = 'shared request counter failed';

/** Creates keys with this limit per minute. */
async function openKeyMaker(environment: Environment, closers: Closers) {
  const { keys, close } = await openKeys(loadConfig(environment));
  closers.add(close);
  return (perMinute: number) =>
    makeKey(keys, 'client', 'live', { perMinute, perMonth: 100 * perMinute });
}

async function openClient(site: Site, cell: PlatformCell, closers: Closers): Promise<Client> {
  const server = await site.postgres(cell.postgres);
  const name = `cell_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name);
  closers.add(() => dropDatabase(server, name));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-cell-'));
  closers.add(() => rm(dataDir, { recursive: true, force: true }));
  const port = String(await freePort('127.0.0.1'));
  const proxy = await openRealProxy(cell.proxy, `http://127.0.0.1:${port}`);
  closers.add(proxy.close);
  const environment = {
    ...(await databaseSettings(site, cell, name)),
    REDIS_URL: await site.redisUrl(cell.redis),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: proxy.plain,
    API_KEY_PEPPER: 'p'.repeat(64),
    TRUST_PROXY: '127.0.0.1',
    SHED_LAG_MS: '0',
  };
  const service = await spawnService({ ...environment, LOG_LEVEL: 'warn' });
  closers.add(service.end);
  const makeKeyOf = await openKeyMaker(environment, closers);
  return {
    url: proxy.plain,
    key: await makeKeyOf(AMPLE),
    newLimitedKey: () => makeKeyOf(LIMIT),
    limit: LIMIT,
    hasFallenBack: () => service.output().includes(FALLBACK),
  };
}

/** @returns failures by check; empty if there are none */
export async function runCell(site: Site, cell: PlatformCell): Promise<readonly string[]> {
  const closers = new Closers();
  const errors: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => errors.push(`${what}: ${String(error)}`));
  };
  await attempt('start', async () => {
    const client = await openClient(site, cell, closers);
    for (const [name, check] of Object.entries(CHECKS)) await attempt(name, () => check(client));
  });
  await attempt('end', () => closers.close());
  return errors;
}
