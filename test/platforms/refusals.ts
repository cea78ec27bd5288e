/** Wrong platform settings: the process ends at its start with one line that names the setting. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnService } from '../support/service-process.js';
import { databaseUrl } from '../support/test-server.js';
import type { PlatformAxes, Site } from './site.js';

type Wrong = Readonly<{
  what: string;
  needs: 'pooler' | 'redis';
  environment: (site: Site, version: string) => Promise<Readonly<Record<string, string>>>;
  /** The line. */
  message: RegExp;
}>;

/** Every server has it. */
const DATABASE = 'postgres';

const direct = async (site: Site, version: string): Promise<string> =>
  databaseUrl(await site.postgres(version), DATABASE);

const pooled = (site: Site, version: string, mode: 'session' | 'transaction'): Promise<string> =>
  site.pooler(version, mode, DATABASE);

const WRONG: readonly Wrong[] = [
  {
    what: 'pooler of sessions without DATABASE_POOLER',
    needs: 'pooler',
    environment: async (site, version) => ({
      DATABASE_URL: await pooled(site, version, 'session'),
    }),
    message: /^DATABASE_URL leads to a connection pooler .*set DATABASE_POOLER=/,
  },
  {
    what: 'pooler of transactions without DATABASE_POOLER',
    needs: 'pooler',
    environment: async (site, version) => ({
      DATABASE_URL: await pooled(site, version, 'transaction'),
    }),
    message: /^DATABASE_URL leads to a connection pooler .*set DATABASE_POOLER=/,
  },
  {
    what: 'pooler of transactions with DATABASE_POOLER=session',
    needs: 'pooler',
    environment: async (site, version) => ({
      DATABASE_URL: await pooled(site, version, 'transaction'),
      DATABASE_POOLER: 'session',
    }),
    message: /^DATABASE_URL leads to a pooler of transactions: set DATABASE_POOLER=transaction/,
  },
  {
    what: 'direct address that leads to a pooler of transactions',
    needs: 'pooler',
    environment: async (site, version) => ({
      DATABASE_URL: await pooled(site, version, 'transaction'),
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: await pooled(site, version, 'transaction'),
    }),
    message: /^DATABASE_DIRECT_URL .*pooler of transactions/,
  },
  {
    what: 'Sentinel as if it were a Redis server',
    needs: 'redis',
    environment: async (site, version) => ({
      DATABASE_URL: await direct(site, version),
      REDIS_URL: `redis://127.0.0.1:${String((await site.redisPorts('sentinel'))[2])}`,
    }),
    message: /^Configuration is wrong: REDIS_URL: .*redis-sentinel:\/\//,
  },
];

const isPossible = ({ needs }: Wrong, axes: PlatformAxes): boolean =>
  needs === 'redis' ? axes.redis.length > 0 : axes.connection.length > 1;

const ENDED = 'the service ended at its start: ';

async function outputOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-refused-'));
  try {
    const service = await spawnService({ DATA_DIR: dataDir, HOST: '127.0.0.1', ...environment });
    await service.end();
    return 'the service started';
  } catch (error) {
    return String(error instanceof Error ? error.message : error).replace(ENDED, '');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export type Refusal = Readonly<{ what: string; output: string; isClear: boolean }>;

/** Whether each wrong setting is refused with one clear line. */
export async function runRefusals(site: Site, axes: PlatformAxes): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const [version = ''] = axes.postgres;
  for (const wrong of WRONG.filter((one) => isPossible(one, axes))) {
    const output = (await outputOf(await wrong.environment(site, version))).trim();
    const isClear = !output.includes('\n') && wrong.message.test(output);
    refusals.push({ what: wrong.what, output, isClear });
  }
  return refusals;
}
