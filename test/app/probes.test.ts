import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeProbes } from '../../src/app/probes.js';
import { prepareQueue } from '../../src/platform/queue/prepare-queue.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await prepareQueue(database.url, () => undefined);
});

afterAll(() => database.close());

const execute = (sql: string): Promise<unknown> => database.orm.em.fork().execute(sql);

beforeEach(async () => {
  await execute('delete from worker_heartbeat');
  await execute('delete from graphile_worker._private_jobs');
});

const worker = async (own: { isAlive: () => boolean } | null) =>
  (await makeProbes({ database, redis: null, worker: own }).check()).worker;

test.each([
  { age: 29, status: 'ok' },
  { age: 31, status: 'down' },
])('a separate worker with a heartbeat $age seconds ago is $status', async ({ age, status }) => {
  await execute(
    `insert into worker_heartbeat values ('w', now() - interval '${String(age)} seconds')`,
  );
  expect(await worker(null)).toEqual({ status, mode: null });
});

test('without any worker the component is down', async () => {
  expect(await worker(null)).toEqual({ status: 'down', mode: null });
});

test.each([
  { alive: true, status: 'ok' },
  { alive: false, status: 'down' },
])('the worker in this process is queried directly: $status', async ({ alive, status }) => {
  expect(await worker({ isAlive: () => alive })).toEqual({ status, mode: 'embedded' });
});

const addJob = (waitsSeconds: number) =>
  execute(
    `select graphile_worker.add_job('generate_documents', run_at := now() - interval '${String(waitsSeconds)} seconds')`,
  );

test.each([
  { waits: 29, status: 'ok' },
  { waits: 31, status: 'down' },
])('a job that has waited $waits seconds for a worker: $status', async ({ waits, status }) => {
  await execute("insert into worker_heartbeat values ('w', now())");
  await addJob(waits);
  expect(await worker(null)).toEqual({ status, mode: null });
  expect(await worker({ isAlive: () => true })).toEqual({ status, mode: 'embedded' });
});

test('jobs that wait behind jobs in progress are not an error', async () => {
  await execute("insert into worker_heartbeat values ('w', now())");
  await addJob(600);
  await execute(
    `update graphile_worker._private_jobs set locked_by = 'w', locked_at = now(), attempts = 1`,
  );
  await addJob(600);
  expect(await worker(null)).toEqual({ status: 'ok', mode: null });
});
