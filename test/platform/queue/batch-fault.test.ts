/** One refused statement while two jobs complete. Source: graphile-worker 0.18, issue 636. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import { runQueue } from '../../../src/platform/queue/run-queue.js';
import { layRefusals, refuseNext } from '../../faults/refusals.js';
import { openTestDatabase } from '../../support/test-database.js';

/** Most of a round is a pause of the queue, so several queues take theirs at the same time. */
const QUEUES = 4;
const ROUNDS = 5;
/** Maximum delay between the ends of the two jobs. */
const LATEST_MS = 5;
const WITHIN_MS = 30_000;

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

async function openQueueDatabase() {
  const database = await openTestDatabase();
  const rows: Rows = (sql) => database.orm.em.fork().execute(sql);
  await prepareQueue(database.url, () => undefined);
  await layRefusals(rows, 'delete');
  return { ...database, rows };
}

let databases: readonly Awaited<ReturnType<typeof openQueueDatabase>>[] = [];

beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: QUEUES }, openQueueDatabase));
});

afterAll(() => Promise.all(databases.map(({ close }) => close())));

async function untilDone(rows: Rows): Promise<boolean> {
  const untilMs = performance.now() + WITHIN_MS;
  while (performance.now() < untilMs) {
    if ((await rows('select 1 from graphile_worker.jobs')).length === 0) return true;
    await pause(50);
  }
  return false;
}

async function takeRounds({ url, rows }: (typeof databases)[number]) {
  const lines: string[] = [];
  let bothBegun = Promise.withResolvers<undefined>();
  let later = 0;
  const queue = await runQueue({
    url,
    log: (line) => lines.push(line),
    tasks: {
      first: async () => {
        await rows(refuseNext(1));
        await bothBegun.promise;
      },
      second: async () => {
        bothBegun.resolve(undefined);
        await pause(later);
      },
    },
  });
  const outcomes: boolean[] = [];
  while (outcomes.length < ROUNDS && outcomes.at(-1) !== false) {
    later = outcomes.length % LATEST_MS;
    bothBegun = Promise.withResolvers();
    await rows(`select graphile_worker.add_job(name) from unnest('{first,second}'::text[]) name`);
    outcomes.push(await untilDone(rows));
  }
  await queue.stop();
  return { outcomes, restarts: lines.filter((line) => line.includes('restarted')) };
}

test('if one of two simultaneous completions is refused, both are recorded, and the runner continues', async () => {
  const outcomes = Array.from({ length: ROUNDS }, () => true);
  expect(await Promise.all(databases.map(takeRounds))).toEqual(
    databases.map(() => ({ outcomes, restarts: [] })),
  );
}, 120_000);
