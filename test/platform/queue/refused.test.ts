/**
 * The queue recovers by itself from refused statements and cut or silent connections at random moments.
 * QUEUE_FAULTS: number of rounds; QUEUE_SEED: seed of the first.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import { SILENCE_MS } from '../../../src/platform/queue/queue-pool.js';
import { runQueue, type RunningQueue } from '../../../src/platform/queue/run-queue.js';
import { Chance } from '../../faults/chance.js';
import { proxied } from '../../faults/proxied.js';
import { layRefusals, refuseNext, REFUSE_NO_MORE } from '../../faults/refusals.js';
import type { TcpProxy } from '../../faults/tcp-proxy.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

const FEW = 20;
const ROUNDS = Number(process.env['QUEUE_FAULTS'] ?? String(FEW));
const SEED = Number(process.env['QUEUE_SEED'] ?? '1');
const JOBS = 4;
const MAX_JOB_MS = 30;
const LATEST_MS = 60;
/** Acceptance limit: the queue recovers within this time, or its process exits. */
const GOES_ON_WITHIN_MS = 30_000;

/** Most rounds are spent waiting, so several queues take their rounds at the same time. */
const QUEUES = 5;
/** Longest wait for an answer, of all queues but the first, which has that of the service. */
const SHORT_SILENCE_MS = 2_000;

/** One queue with its own database, behind its own proxy. */
type Tested = Readonly<{
  database: TestDatabase;
  proxy: TcpProxy;
  queue: RunningQueue;
  chance: Chance;
  lines: readonly string[];
  done: ReadonlySet<string>;
}>;

/** By fault: longest time until all jobs were done, in milliseconds. */
const slowest = new Map<string, number>();

type Rows = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const rowsOf =
  ({ orm }: TestDatabase): Rows =>
  (sql, values = []) =>
    orm.em.fork().execute(sql, values);

async function openQueue(seed: number, silenceMs: number): Promise<Tested> {
  const database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
  await layRefusals(rowsOf(database));
  const { proxy, url } = await proxied(database.url, new URL(database.url).pathname);
  const chance = new Chance(seed);
  const lines: string[] = [];
  const done = new Set<string>();
  const work = async (payload: unknown): Promise<void> => {
    await pause(chance.below(MAX_JOB_MS));
    done.add((payload as { key: string }).key); // as added below
  };
  const queue = await runQueue({
    url,
    silenceMs,
    log: (line) => lines.push(line),
    tasks: { work },
  });
  return { database, proxy, queue, chance, lines, done };
}

async function closeQueue({ database, proxy, queue }: Tested): Promise<void> {
  await queue.stop();
  proxy.close();
  await database.close();
}

let queues: readonly Tested[] = [];

beforeAll(async () => {
  const silences = Array.from({ length: QUEUES }, (_, at) =>
    at === 0 ? SILENCE_MS : SHORT_SILENCE_MS,
  );
  queues = await Promise.all(silences.map((silenceMs, at) => openQueue(SEED + at, silenceMs)));
});

afterAll(() => Promise.all(queues.map(closeQueue)));

/** @returns milliseconds until every job is done and removed; `GOES_ON_WITHIN_MS` if that took longer */
async function untilDone({ database, done }: Tested, keys: readonly string[]): Promise<number> {
  const rows = rowsOf(database);
  const startedMs = performance.now();
  const elapsed = (): number => performance.now() - startedMs;
  while (elapsed() < GOES_ON_WITHIN_MS) {
    const left = await rows('select 1 from graphile_worker.jobs limit 1');
    if (left.length === 0 && keys.every((key) => done.has(key))) return elapsed();
    await pause(50);
  }
  return GOES_ON_WITHIN_MS;
}

const refuse = async ({ database }: Tested, count: number): Promise<void> => {
  await rowsOf(database)(refuseNext(count));
};

const REFUSALS = {
  'one statement refused': (tested: Tested) => refuse(tested, 1),
  'some statements refused': (tested: Tested) => refuse(tested, 2 + tested.chance.below(4)),
  'connections cut': ({ proxy }: Tested) => {
    proxy.cut();
  },
  'connections silent for good': ({ proxy }: Tested) => {
    proxy.forget();
  },
} as const;

/** Relative frequencies; mostly refused statements, which once broke the queue. */
const DRAWN: readonly [keyof typeof REFUSALS, ...(keyof typeof REFUSALS)[]] = [
  ...(['one statement refused', 'one statement refused', 'one statement refused'] as const),
  ...(['one statement refused', 'one statement refused', 'some statements refused'] as const),
  ...(['some statements refused', 'some statements refused', 'connections cut'] as const),
  ...(['connections cut', 'connections silent for good'] as const),
];

async function round(tested: Tested, number: number): Promise<string | null> {
  const { chance, database } = tested;
  const rows = rowsOf(database);
  const name = chance.oneOf(DRAWN);
  const keys = Array.from({ length: JOBS }, (_, at) => `${String(number)}-${String(at)}`);
  await rows(
    `select graphile_worker.add_job('work', payload := json_build_object('key', key), job_key := key)
     from unnest(?::text[]) as key`,
    [`{${keys.join(',')}}`],
  );
  await pause(chance.below(LATEST_MS));
  await REFUSALS[name](tested);
  const tookMs = await untilDone(tested, keys);
  await rows(REFUSE_NO_MORE);
  slowest.set(name, Math.max(slowest.get(name) ?? 0, Math.round(tookMs)));
  return tookMs < GOES_ON_WITHIN_MS ? null : `round ${String(number)}: ${name}`;
}

type Result = Readonly<{ stopped: readonly string[]; lines: readonly string[]; isAlive: boolean }>;

/** Rounds begun, by any queue. */
let taken = 0;

async function takeRounds(tested: Tested): Promise<Result> {
  const stopped: string[] = [];
  while (taken < ROUNDS && stopped.length < 3) {
    taken += 1;
    const failure = await round(tested, taken);
    if (failure !== null) stopped.push(failure);
  }
  const lines = stopped.length > 0 ? tested.lines.slice(-20) : [];
  return { stopped, lines, isAlive: tested.queue.isAlive() };
}

test(
  `queues recover by themselves from ${String(ROUNDS)} faults at random moments`,
  async () => {
    const results = await Promise.all(queues.map(takeRounds));
    if (ROUNDS > FEW) process.stdout.write(`${JSON.stringify(Object.fromEntries(slowest))}\n`);
    expect(results).toEqual(queues.map(() => ({ stopped: [], lines: [], isAlive: true })));
  },
  60_000 + ROUNDS * GOES_ON_WITHIN_MS,
);
