import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ScheduledJob } from '../../src/shared/scheduled-job.js';

const NEVER_MS = 3_600_000;

/** A job whose runs end when the test decides. */
function createFixture() {
  const ends: (() => void)[] = [];
  const job = new ScheduledJob({
    everyMs: NEVER_MS,
    run: () => new Promise((resolve) => ends.push(resolve)),
  });
  return { job, ends };
}

test('runs at the start, and joins a run in progress', async () => {
  const { job, ends } = createFixture();
  job.start();
  const joined = job.run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await joined;
  void job.run();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await job.close();
});

test('closing waits for the run in progress', async () => {
  const { job, ends } = createFixture();
  job.start();
  let isClosed = false;
  const closing = job.close().then(() => (isClosed = true));
  await pause(5);
  expect(isClosed).toBe(false);
  expect(job.isClosed).toBe(true);
  ends[0]?.();
  await closing;
});

test('repeats until it is closed, and continues after a failure', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const job = new ScheduledJob({
    everyMs: 1,
    run: () => {
      runs += 1;
      return Promise.reject(new Error(String(runs)));
    },
    report: (cause) => failures.push(cause),
  });
  job.startLater();
  expect(runs).toBe(0);
  while (runs < 3) await pause(1);
  await job.close();
  const before = runs;
  await pause(20);
  expect(runs).toBe(before);
  expect(failures).toHaveLength(runs);
});

test('asks the run in progress to stop', async () => {
  let stopped = 0;
  const job = new ScheduledJob({
    everyMs: NEVER_MS,
    run: () => Promise.resolve(),
    stop: () => {
      stopped += 1;
    },
  });
  await job.close();
  expect(stopped).toBe(1);
});
