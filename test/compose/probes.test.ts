import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeProbes } from '../../src/compose/probes.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const execute = (sql: string): Promise<unknown> => database.orm.em.fork().execute(sql);

beforeEach(() => execute('delete from worker_heartbeat'));

const worker = async (own: { isAlive: () => boolean } | null) =>
  (await makeProbes({ database, redis: null, worker: own }).check()).worker;

test.each([
  { age: 29, status: 'ok' },
  { age: 31, status: 'down' },
])('a worker apart, heard of $age seconds ago, is $status', async ({ age, status }) => {
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
])('the worker in this process is asked itself: $status', async ({ alive, status }) => {
  expect(await worker({ isAlive: () => alive })).toEqual({ status, mode: 'embedded' });
});
