/** One refused statement while two jobs complete. Source: graphile-worker 0.18, issue 636. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import { runQueue } from '../../../src/platform/queue/run-queue.js';
import { layRefusals, refuseNext } from '../../faults/refusals.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

const ROUNDS = 20;
/** Maximum delay between the ends of the two jobs. */
const LATEST_MS = 5;
const WITHIN_MS = 30_000;

let database: TestDatabase;

const rows = (sql: string): Promise<Record<string, unknown>[]> =>
  database.orm.em.fork().execute(sql);

beforeAll(async () => {
  database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
  await layRefusals(rows, 'delete');
});

afterAll(() => database.close());

async function untilDone(): Promise<boolean> {
  const untilMs = performance.now() + WITHIN_MS;
  while (performance.now() < untilMs) {
    if ((await rows('select 1 from graphile_worker.jobs')).length === 0) return true;
    await pause(50);
  }
  return false;
}

test('the end of a job is refused while another ends: both ends are recorded, the runner stays', async () => {
  const lines: string[] = [];
  let bothBegun = Promise.withResolvers<undefined>();
  let later = 0;
  const queue = await runQueue({
    url: database.url,
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
    outcomes.push(await untilDone());
  }
  await queue.stop();
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, () => true));
  expect(lines.filter((line) => line.includes('started again'))).toEqual([]);
}, 120_000);
