import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import {
  runQueue,
  type QueueTask,
  type RunningQueue,
} from '../../../src/platform/queue/run-queue.js';
import { openTestDatabase } from '../../support/test-database.js';

const closings: (() => Promise<void>)[] = [];

/** Tests mostly wait, and run at the same time, each with its own database. */
async function openFixture() {
  const database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
  const lines: string[] = [];
  let queue: RunningQueue | null = null;
  closings.push(async () => {
    await queue?.stop();
    await database.close();
  });

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

  /** With a task that records its payloads. */
  const startRecording = async (): Promise<readonly unknown[]> => {
    const done: unknown[] = [];
    await start((payload) => {
      done.push(payload);
      return Promise.resolve();
    });
    return done;
  };

  return { rows, add, start, startRecording, lines };
}

afterAll(() => Promise.all(closings.map((close) => close())));

/** Long enough for the next heartbeat, which detects a stuck runner. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error('it did not come to pass');
}

test.concurrent('a job is done once and removed', async () => {
  const { rows, add, startRecording } = await openFixture();
  await add('one');
  const done = await startRecording();
  await until(async () => (await rows('select 1 from graphile_worker.jobs')).length === 0);
  expect(done).toEqual([{ key: 'one' }]);
});

test.concurrent(
  'a failed job is retried after a second, and the last attempt is marked as the last',
  async () => {
    const { rows, add, start } = await openFixture();
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
  },
);

test.concurrent('a worker sends heartbeats and removes them at a regular stop', async () => {
  const { rows, start } = await openFixture();
  const running = await start(() => Promise.resolve());
  expect(running.isAlive()).toBe(true);
  expect(await rows('select 1 from worker_heartbeat')).toHaveLength(1);
  await running.stop();
  expect(await rows('select 1 from worker_heartbeat')).toHaveLength(0);
});

test.concurrent('jobs of a worker without heartbeats are taken over', async () => {
  const { rows, add, startRecording, lines } = await openFixture();
  await add('orphan');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '40 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('dead', now() - interval '31 seconds')`);
  const done = await startRecording();
  await until(() => done.length === 1);
  expect(lines.some((line) => line.includes('dead'))).toBe(true);
});

test.concurrent('jobs of a worker with heartbeats are not taken over', async () => {
  const { rows, add, startRecording } = await openFixture();
  await add('busy');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now() - interval '100 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('alive', now())`);
  const done = await startRecording();
  await pause(1_500);
  expect(done).toStrictEqual([]);
  expect(await rows(`select 1 from graphile_worker.jobs where locked_by = 'alive'`)).toHaveLength(
    1,
  );
});

test.concurrent('a job that its live worker does not know is released', async () => {
  const { rows, add, startRecording } = await openFixture();
  await add('unknown');
  await rows(
    `update graphile_worker._private_jobs set locked_by = 'alive', locked_at = now() - interval '121 seconds', attempts = 1`,
  );
  await rows(`insert into worker_heartbeat values ('alive', now())
    on conflict (worker_id) do update set at = excluded.at`);
  const done = await startRecording();
  await until(() => done.length === 1);
});

test.concurrent(
  'a queue whose connections were cut recovers by itself',
  async () => {
    const { rows, add, startRecording } = await openFixture();
    const done = await startRecording();
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
  },
  60_000,
);

// Alone: it sets the clock of the process.
test('a job that fails while the clock of its worker is a day ahead is retried after a second too', async () => {
  const { add, start } = await openFixture();
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
