/**
 * Records histories of concurrent clients and decides whether they are linearizable: orders and keys in PostgreSQL,
 * whose connections are cut in every second run, and limits in Redis, or in this process without REDIS_URL. `npm run
 * histories -- [--runs N] [--seed S]`: N histories of each kind; run N has the seed S + N.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openRedis } from '../../src/platform/redis/redis.js';
import { RedisRateLimiter } from '../../src/platform/redis/redis-rate-limiter.js';
import { InProcessRateLimiter } from '../../src/server/rate-limit/in-process-rate-limiter.js';
import { Chance } from '../faults/chance.js';
import { openProcessCommands } from '../modules/orders/orders-fixture.js';
import { MemoryMonthlyUsage } from '../server/rate-limit/memory-monthly-usage.js';
import { openTestServer } from '../support/test-server.js';
import { recordLineage, LINEAGE } from './keys.js';
import { COUNTER, recordCounter } from './limits.js';
import { isLinearizable, type Call } from './linearizable.js';
import { ORDER, recordOrder } from './orders.js';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '500' }, seed: { type: 'string' } },
});

const MAX_WAIT_MS = 15;
const DAY_SEED = 1_000_000;

/** Without `--seed`: derived from the date. */
const firstSeed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000) * DAY_SEED);
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const quiet = (): void => undefined;
const server = await openTestServer();
const fixture = await openProcessCommands();
const cutter = new pg.Client({ connectionString: fixture.database.url });
await cutter.connect();

const url = process.env['REDIS_URL'];
const redis = url === undefined ? null : await openRedis(url, quiet);
const usage = new MemoryMonthlyUsage();
const limiter =
  redis === null
    ? new InProcessRateLimiter(usage, Date.now)
    : new RedisRateLimiter(redis, usage, Date.now);

/** Ends all other connections of the database, in the middle of their statements. */
async function cut(chance: Chance): Promise<void> {
  await pause(chance.below(MAX_WAIT_MS));
  await cutter.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

const totals = { histories: 0, calls: 0, unknown: 0, violations: 0 };

function judge(
  name: string,
  seed: number,
  calls: readonly Call<unknown, unknown>[],
  isGood: boolean,
) {
  totals.histories += 1;
  totals.calls += calls.length;
  totals.unknown += calls.filter(({ result }) => result === null).length;
  if (isGood) return;
  totals.violations += 1;
  printLine(`NOT LINEARIZABLE: ${name}, seed ${seed}`);
  for (const call of calls) printLine(`  ${JSON.stringify(call)}`);
}

const undisturbed = (): Promise<void> => Promise.resolve();

for (let run = 0; run < Number(values.runs); run += 1) {
  const seed = firstSeed + run;
  const chance = new Chance(seed);
  const disturb = run % 2 === 1 ? () => cut(chance) : undisturbed;
  const order = await recordAll(recordOrder, seed, disturb);
  judge('order', seed, order, isLinearizable(ORDER, order));
  const lineage = await recordAll(recordLineage, seed, disturb);
  judge('keys', seed, lineage, isLinearizable(LINEAGE, lineage));
  const counter = await recordCounter(limiter, chance);
  judge('limits', seed, counter, isLinearizable(COUNTER, counter));
}

/** The preparation of a history may be interrupted too; it is then repeated. */
async function recordAll<Recorded>(
  record: (within: typeof fixture, chance: Chance) => Promise<Recorded>,
  seed: number,
  disturb: () => Promise<void>,
): Promise<Recorded> {
  for (;;) {
    const recording = record(fixture, new Chance(seed)).catch(() => null);
    await disturb();
    const recorded = await recording;
    if (recorded !== null) return recorded;
  }
}

printLine(
  `${totals.histories} histories, ${totals.calls} calls, ${totals.unknown} of unknown outcome, ${totals.violations} not linearizable; first seed ${firstSeed}`,
);
process.exitCode = totals.violations === 0 ? 0 : 1;
await cutter.end();
await redis?.close();
await fixture.close();
await server.stop();
