/** The complete service, with or without external servers. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig, PROJECT_ROOT } from '../../src/config/env.js';
import type { Mode, Role } from '../../src/shared/caller.js';
import { openDatabase } from '../../src/platform/postgres/database.js';
import { descendants, nodeDescendants, pin, startNode } from './cores.js';
import { end, waitForLine, type Subject } from './subject.js';

/** `servers`: null runs the service with embedded ones only. */
export type ServiceOptions = Readonly<{
  name: string;
  servers: Readonly<{ databaseUrl: string; redisUrl: string }> | null;
  env?: Readonly<Record<string, string>>;
}>;

/** `makeKey`: with limits that no load reaches. */
export type RunningService = Subject &
  Readonly<{
    options: ServiceOptions;
    environment: Readonly<Record<string, string>>;
    makeKey: (role: Role, mode: Mode) => Promise<string>;
  }>;

const KEYS = 20;
const UNREACHED = { perMinute: 100_000_000, perMonth: 2_000_000_000 };

const execute = async (url: string, sql: string): Promise<void> => {
  const database = openDatabase({ url, entities: [], log: () => undefined });
  await database.orm.em
    .fork()
    .execute(sql)
    .finally(() => database.close());
};

/** Creates a temporary database on the server. */
async function makeDatabase(server: string) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return { url, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function environmentOf({ servers, env = {} }: ServiceOptions) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-bench-'));
  const database = servers === null ? null : await makeDatabase(servers.databaseUrl);
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    REDIS_URL: servers?.redisUrl ?? '',
    SIGNUP_LIMIT_PER_HOUR: '100000000',
    // Refuses connections at once; no measurement calls external services.
    VIES_URL: 'http://127.0.0.1:2',
    RATE_LIMITS: JSON.stringify({ anonymous: { per_minute: 100_000_000 } }),
    ...env,
  };
  const clear = async (): Promise<void> => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { environment, clear };
}

function startOf(): Readonly<{ flags: string[]; file: string }> {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Readonly<Record<string, string>> }; // our own package.json
  const [, ...words] = (scripts['start'] ?? '').split(' ');
  return { flags: words.slice(0, -1), file: path.join(PROJECT_ROOT, words.at(-1) ?? '') };
}

export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { environment, clear } = await environmentOf(options);
  const child = startNode({
    ...startOf(),
    env: environment,
    place: 'server',
  });
  const url = await waitForLine(child, /^ {2}address +(http\S+)/);
  child.stdout?.resume();
  const pid = child.pid ?? 0;
  for (const one of descendants(pid)) pin(one, 'other');
  const members = nodeDescendants(pid);
  for (const [at, one] of members.entries()) pin(one, at % 2 === 0 ? 'server' : 'other');
  const { keys, close } = await openKeys(loadConfig({ ...environment }));
  const makeKey = async (role: Role, mode: Mode): Promise<string> =>
    (await keys.create({ role, mode, tier: null, overrides: UNREACHED, name: null })).text;
  const made = await Promise.all(
    Array.from({ length: KEYS }, () => makeKey('lawyer_firm', 'live')),
  );
  return {
    options,
    name: options.name,
    port: Number(new URL(url).port),
    pid,
    members,
    headers: made.map((key) => ({ 'X-API-Key': key })),
    environment,
    makeKey,
    stop: async () => {
      // Before the embedded database ends with the service.
      await close();
      await end(child);
      await clear();
    },
  };
}
