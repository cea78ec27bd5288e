/**
 * The queue recovers by itself from refused statements and cut or silent connections at random moments.
 * QUEUE_FAULTS: number of rounds; QUEUE_SEED: seed of the first.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
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
const LONGEST_JOB_MS = 30;
const LATEST_MS = 60;
/** Acceptance limit: the queue recovers within this time, or its process exits. */
const GOES_ON_WITHIN_MS = 30_000;

let database: TestDatabase;
let proxy: TcpProxy;
let queue: RunningQueue;
let chance: Chance;
const lines: string[] = [];
const done = new Set<string>();
/** By fault: longest time until all jobs were done, in milliseconds. */
const slowest = new Map<string, number>();

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  database.orm.em.fork().execute(sql, values);

beforeAll(async () => {
  database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
  await layRefusals(rows);
  const near = await proxied(database.url, new URL(database.url).pathname);
  proxy = near.proxy;
  chance = new Chance(SEED);
  queue = await runQueue({
    url: near.url,
    log: (line) => lines.push(line),
    tasks: {
      work: async (payload) => {
        await pause(chance.below(LONGEST_JOB_MS));
        done.add((payload as { key: string }).key);
      },
    },
  });
});

afterAll(async () => {
  await queue.stop();
  proxy.close();
  await database.close();
});

/** @returns milliseconds until every job is done and removed; `GOES_ON_WITHIN_MS` if that took longer */
async function untilDone(keys: readonly string[]): Promise<number> {
  const startedMs = performance.now();
  const elapsed = (): number => performance.now() - startedMs;
  while (elapsed() < GOES_ON_WITHIN_MS) {
    const left = await rows('select 1 from graphile_worker.jobs limit 1');
    if (left.length === 0 && keys.every((key) => done.has(key))) return elapsed();
    await pause(50);
  }
  return GOES_ON_WITHIN_MS;
}

const refuse = async (count: number): Promise<void> => {
  await rows(refuseNext(count));
};

const REFUSALS = {
  'one statement refused': () => refuse(1),
  'some statements refused': () => refuse(2 + chance.below(4)),
  'connections cut': () => {
    proxy.cut();
  },
  'connections silent for good': () => {
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

async function round(number: number): Promise<string | null> {
  const name = chance.oneOf(DRAWN);
  const keys = Array.from({ length: JOBS }, (_, at) => `${String(number)}-${String(at)}`);
  await rows(
    `select graphile_worker.add_job('work', payload := json_build_object('key', key), job_key := key)
     from unnest(?::text[]) as key`,
    [`{${keys.join(',')}}`],
  );
  await pause(chance.below(LATEST_MS));
  await REFUSALS[name]();
  const tookMs = await untilDone(keys);
  await rows(REFUSE_NO_MORE);
  slowest.set(name, Math.max(slowest.get(name) ?? 0, Math.round(tookMs)));
  return tookMs < GOES_ON_WITHIN_MS ? null : `round ${String(number)}: ${name}`;
}

test(
  `a queue that meets ${String(ROUNDS)} faults at random moments goes on by itself each time`,
  async () => {
    const stopped: string[] = [];
    for (let number = 1; number <= ROUNDS && stopped.length < 3; number += 1) {
      const failure = await round(number);
      if (failure !== null) stopped.push(failure);
    }
    if (ROUNDS > FEW) process.stdout.write(`${JSON.stringify(Object.fromEntries(slowest))}\n`);
    expect({ stopped, lines: stopped.length > 0 ? lines.slice(-20) : [] }).toEqual({
      stopped: [],
      lines: [],
    });
    expect(queue.isAlive()).toBe(true);
  },
  60_000 + ROUNDS * GOES_ON_WITHIN_MS,
);
