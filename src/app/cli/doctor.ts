/** Checks what the service needs to run; changes nothing. */
import { createTransport } from 'nodemailer';
import { checkPooler } from '../../platform/postgres/check-pooler.js';
import { openDatabase } from '../../platform/postgres/database.js';
import { openRedis } from '../../platform/redis/redis.js';
import { probeLimits } from '../../platform/redis/limit-script.js';
import { readLaw } from '../knowledge.js';
import { ConfigError, type Config } from '../../config/env.js';
import { MIGRATIONS } from '../../../migrations/migrations.js';

export type Finding = Readonly<{
  part: 'config' | 'database' | 'clock' | 'redis' | 'kb' | 'mail';
  state: 'ok' | 'warning' | 'failed';
  note: string;
}>;

type CheckResult = Omit<Finding, 'part'>;

const ok = (note: string): CheckResult => ({ state: 'ok', note });
const warning = (note: string): CheckResult => ({ state: 'warning', note });

const TIMEOUT_MS = 5_000;

/** Signatures and deadlines depend on the clocks of other machines. */
const MAX_SKEW_MS = 2_000;

const quiet = (): void => undefined;

type DatabaseRow = Readonly<{
  now_ms: string;
  version: string;
  statement_timeout: string;
  applied: string[] | null;
}>;

const STATE_OF_DATABASE = `select extract(epoch from clock_timestamp()) * 1000 as now_ms,
  current_setting('server_version') as version, current_setting('statement_timeout') as statement_timeout,
  case when to_regclass('mikro_orm_migrations') is null then null else
    (xpath('/row/n/text()', query_to_xml(
      'select string_agg(name, '','') as n from mikro_orm_migrations', true, true, '')))::text[]
  end as applied`;

function checkTables({ version, applied }: DatabaseRow): CheckResult {
  const names = (applied ?? []).flatMap((list) => list.split(','));
  const waiting = MIGRATIONS.filter(({ name }) => !names.includes(name));
  return waiting.length === 0
    ? ok(`PostgreSQL ${version}, tables up to date`)
    : warning(`PostgreSQL ${version}, ${waiting.length} migrations pending: run migrate`);
}

function checkClock({ now_ms }: DatabaseRow): CheckResult {
  const skewMs = Math.round(Date.now() - Number(now_ms));
  const note = `${skewMs} ms from the database's`;
  return Math.abs(skewMs) > MAX_SKEW_MS ? warning(note) : ok(note);
}

/** In transaction pooling mode the service's timeout applies to writes only. */
const checkTimeouts = (
  { databasePooler }: Config,
  { statement_timeout }: DatabaseRow,
): CheckResult[] =>
  databasePooler === 'transaction' && statement_timeout === '0'
    ? [warning('the role has no statement_timeout: alter role … set statement_timeout = 3000')]
    : [];

async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const { databaseUrl: url, databasePooler: pooler } = config;
  if (url === null) {
    const note = 'not set: an embedded server under DATA_DIR is started with the service';
    return [{ part: 'database', ...ok(note) }];
  }
  await checkPooler({ url, directUrl: config.databaseDirectUrl ?? url, pooler });
  const database = openDatabase({ url, pooler, entities: [], log: quiet, timeoutMs: TIMEOUT_MS });
  try {
    // QUESTION returns one row of this shape.
    const [row] = (await database.orm.em.fork().execute(STATE_OF_DATABASE)) as unknown as [
      DatabaseRow,
    ];
    return [
      { part: 'database', ...checkTables(row) },
      ...checkTimeouts(config, row).map((one) => ({ part: 'database' as const, ...one })),
      { part: 'clock', ...checkClock(row) },
    ];
  } finally {
    await database.close();
  }
}

const TOPOLOGY_NOTE = {
  single: 'one server',
  cluster: 'Cluster, on each master',
  sentinel: 'master named by Sentinel',
} as const;

async function checkRedis({ redisUrl }: Config): Promise<CheckResult> {
  if (redisUrl === null) return ok('not set: limits are counted per process');
  const redis = await openRedis(redisUrl, quiet);
  try {
    await probeLimits(redis);
    return ok(`counts (${TOPOLOGY_NOTE[redis.topology()]})`);
  } finally {
    await redis.close();
  }
}

async function checkSmtp({ smtpUrl, dataDir }: Config): Promise<CheckResult> {
  if (smtpUrl === null) return ok(`not set: emails are written to ${dataDir}/outbox`);
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...limits });
  await transport.verify();
  transport.close();
  return ok('the server accepts the login');
}

const checkLaw = (): Promise<CheckResult> =>
  Promise.resolve().then(() => ok(`version ${readLaw().knowledge.version}`));

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message || failure.name : String(failure);

async function toFindings(part: Finding['part'], check: Promise<readonly Finding[] | CheckResult>) {
  const found = await check.catch((failure: unknown): CheckResult => ({
    state: 'failed',
    note: messageOf(failure),
  }));
  return 'state' in found ? [{ part, ...found }] : found;
}

/** @param configure if it fails, no other check runs */
export async function examine(configure: () => Config): Promise<readonly Finding[]> {
  try {
    const config = configure();
    // Sequential, because reading the law data blocks the event loop.
    return [
      { part: 'config', ...ok('can be read') },
      ...(await toFindings('database', checkDatabase(config))),
      ...(await toFindings('redis', checkRedis(config))),
      ...(await toFindings('mail', checkSmtp(config))),
      ...(await toFindings('kb', checkLaw())),
    ];
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure;
    return [{ part: 'config', state: 'failed', note: failure.errors.join('; ') }];
  }
}
