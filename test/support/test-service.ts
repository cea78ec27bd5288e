/** The whole service on a free port, with its own database and keys for every role. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { startService } from '../../src/app/create-app.js';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig, type Config } from '../../src/config/env.js';
import { ROLES, type LimitOverrides, type Mode, type Role } from '../../src/shared/caller.js';
import type { KeysService } from '../../src/modules/api-keys/keys.service.js';
import type { OperatorKeysService } from '../../src/modules/api-keys/operator-keys.service.js';
import type { ServerTimes } from '../../src/server/http/server-times.js';
import { openTestDatabase } from './test-database.js';

type TestKeys = Readonly<Record<Mode, Readonly<Record<Role, string>>>>;

export type TestNode = Readonly<{ url: string; close: () => Promise<void> }>;

export type TestService = Readonly<{
  url: string;
  keys: TestKeys;
  databaseUrl: string;
  dataDir: string;
  /** The services behind `npm run cli`. */
  operator: KeysService;
  operatorKeys: OperatorKeysService;
  /** Starts another process of the same service, with overridden settings and time limits if given. */
  addNode: (other?: Partial<Config>, times?: ServerTimes) => Promise<TestNode>;
  close: () => Promise<void>;
}>;

const AMPLE = { per_minute: 100_000, per_month: 1_000_000 } as const;
const AMPLE_LIMITS = {
  baas: AMPLE,
  professional: AMPLE,
  enterprise: AMPLE,
  sandbox: AMPLE,
  anonymous: { per_minute: 100_000 },
} as const;

/** An address that refuses at once; tests that need responses pass a stub. */
const UNREACHABLE_URL = 'http://127.0.0.1:2';

const NO_OVERRIDES: LimitOverrides = { perMinute: null, perMonth: null };

export const makeKey = async (
  operator: KeysService,
  role: Role,
  mode: Mode,
  overrides: LimitOverrides = NO_OVERRIDES,
): Promise<string> =>
  (await operator.create({ role, mode, tier: null, overrides, name: null })).text;

async function keysOf(operator: KeysService, mode: Mode): Promise<Record<Role, string>> {
  const made = ROLES.map(async (role) => [role, await makeKey(operator, role, mode)] as const);
  // One entry per role.
  return Object.fromEntries(await Promise.all(made)) as Record<Role, string>;
}

/** A key of a law firm with a licence. */
export const paidKey = async ({ operator }: Pick<TestService, 'operator'>): Promise<string> => {
  const options = { role: 'lawyer_firm', mode: 'live', tier: 'professional' } as const;
  return (await operator.create({ ...options, overrides: NO_OVERRIDES, name: null })).text;
};

const configOf = (dataDir: string, databaseUrl: string): Config => ({
  ...loadConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_TIMEOUT_MS: '20000',
    REQUEST_TIMEOUT_MS: '30000',
    REDIS_URL: process.env['REDIS_URL'],
    TRUST_PROXY: '127.0.0.1',
    SIGNUP_LIMIT_PER_HOUR: '100000',
    SIGN_IN_MAILS_PER_HOUR: '100000',
    DRAIN_DELAY_MS: '0',
    SHED_LAG_MS: '0',
    VIES_URL: UNREACHABLE_URL,
  }),
  rateLimits: AMPLE_LIMITS,
});

async function start(change: Partial<Config>, logger: Logger) {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-test-'));
  const config = { ...configOf(dataDir, database.url), ...change };
  const startNode = async (other: Partial<Config> = {}, times?: ServerTimes) => {
    const service = await startService({ ...config, ...other }, logger, times);
    await service.begun;
    return service;
  };
  const service = await startNode();
  const { keys: operator, operators, close: closeKeys } = await openKeys(config);
  const close = async (): Promise<void> => {
    await closeKeys();
    await service.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url: service.publicUrl,
    databaseUrl: database.url,
    dataDir,
    operator,
    operatorKeys: operators,
    startNode,
    close,
  };
}

/** @param logger of every process */
export async function openTestService(
  change: Partial<Config> = {},
  logger: Logger = pino({ level: 'silent' }),
): Promise<TestService> {
  // A suite keeps its service in a variable of its module, which Node.js never gives back: some 13 MB each.
  let opened: Awaited<ReturnType<typeof start>> | null = await start(change, logger);
  const running = () => {
    if (opened === null) throw new Error('the service is closed');
    return opened;
  };
  const { url, databaseUrl, dataDir, operator } = opened;
  const keys = { live: await keysOf(operator, 'live'), test: await keysOf(operator, 'test') };
  return {
    url,
    keys,
    databaseUrl,
    dataDir,
    get operator() {
      return running().operator;
    },
    get operatorKeys() {
      return running().operatorKeys;
    },
    addNode: async (other, times) => {
      const { publicUrl, close } = await running().startNode(other, times);
      return { url: publicUrl, close };
    },
    close: async () => {
      const { close } = running();
      opened = null;
      await close();
    },
  };
}
