import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import {
  runQueue,
  type QueueTask,
  type RunningQueue,
} from '../../../src/platform/queue/run-queue.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let queue: RunningQueue | null = null;
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
});

afterEach(async () => {
  await queue?.stop();
  queue = null;
});

afterAll(() => database.close());

const rows = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  database.orm.em.fork().execute(sql, values);

const add = (key: string, most = 25) =>
  rows('select graphile_worker.add_job(?, payload := ?::json, job_key := ?, max_attempts := ?)', [
    'work',
    JSON.stringify({ key }),
    key,
    most,
  ]);

const start = async (work: QueueTask): Promise<RunningQueue> => {
  queue = await runQueue({
    url: database.url,
    tasks: { work },
    log: (line) => lines.push(line),
  });
  return queue;
};

/** Long enough for the next heartbeat, which detects a stuck runner. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error('it did not come to pass');
}

test('a job is done once and forgotten', async () => {
  const done: unknown[] = [];
  await add('one');
  await start((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await until(async () => (await rows('select 1 from graphile_worker.jobs')).length === 0);
  expect(done).toEqual([{ key: 'one' }]);
});

test('what fails is tried again after a second, and the last attempt knows that it is the last', async () => {
  const attempts: { isLast: boolean; at: number }[] = [];
  await start((_payload, { isLast }) => {
    attempts.push({ isLast, at: performance.now() });
    return Promise.reject(new Error('not today'));
  });
  await add('bad', 2);
  await until(() => attempts.length === 2);
  expect(attempts.map(({ isLast }) => isLast)).toEqual([false, true]);
  const waited = (attempts[1]?.at ?? 0) - (attempts[0]?.at ?? 0);
  expect(waited).toBeGreaterThan(900);
  await until(async () => {
    const [job] = await rows(`select last_error, locked_at from graphile_worker.jobs`);
    return job?.['locked_at'] === null && job['last_error'] === 'not today';
  });
  await rows('delete from graphile_worker._private_jobs');
});

test('what fails while the clock of its worker runs a day ahead is tried again after a second too', async () => {
  const realNow = Date.now;
  Date.now = () => realNow() + 86_400_000;
  try {
    let attempts = 0;
    await start(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    });
    await add('ahead');
    await until(() => attempts === 2);
  } finally {
    Date.now = realNow;
  }
});

test('a worker gives signs of life and takes them back when it ends in order', async () => {
  const running = await start(() => Promise.resolve());
  expect(running.isAlive()).toBe(true);
  expect(await rows('select 1 from worker_heartbeat')).toHaveLength(1);
  await running.stop();
  queue = null;
  expect(await rows('select 1 from worker_heartbeat')).toHaveLength(0);
});

test('jobs of a worker that fell silent are taken over', async () => {
  const done: unknown[] = [];
  await add('orphan');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '40 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('dead', now() - interval '31 seconds')`);
  await start((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await until(() => done.length === 1);
  expect(lines.some((line) => line.includes('dead'))).toBe(true);
});

test('jobs of a worker that still gives signs of life are left to it', async () => {
  await add('busy');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now() - interval '100 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('alive', now())`);
  const done: unknown[] = [];
  await start((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await pause(1_500);
  expect(done).toEqual([]);
  expect(await rows(`select 1 from graphile_worker.jobs where locked_by = 'alive'`)).toHaveLength(
    1,
  );
});

test('a job that its living worker does not know of is freed', async () => {
  const done: unknown[] = [];
  await rows('delete from graphile_worker._private_jobs');
  await add('unknown');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now() - interval '121 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('alive', now())
    on conflict (worker_id) do update set at = excluded.at`);
  await start((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await until(() => done.length === 1);
});

test('a queue whose connections were cut goes on by itself', async () => {
  const done: unknown[] = [];
  await rows('delete from graphile_worker._private_jobs');
  await start((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await rows(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await until(() =>
    add('after').then(
      () => true,
      () => false,
    ),
  );
  await until(() => done.length > 0);
  expect(done[0]).toEqual({ key: 'after' });
}, 60_000);
