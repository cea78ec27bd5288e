import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { boundedConnect } from '../../../src/platform/postgres/bounded-queue.js';
import { isOutage } from '../../../src/shared/outage.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  Object.assign(pool, { connect: boundedConnect(pool, 1) });
});

afterEach(async () => {
  await pool.end();
  await database.close();
});

test('requests beyond the queue limit are refused at once, as an outage; the others are executed', async () => {
  const first = await pool.connect();
  const second = pool.connect();
  const refusal: unknown = await pool.connect().catch((cause: unknown) => cause);
  expect(isOutage(refusal)).toBe(true);
  await expect(pool.query('select 1')).rejects.toThrow('too many callers wait');
  first.release();
  (await second).release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
