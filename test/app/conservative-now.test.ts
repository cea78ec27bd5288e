import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { conservativeNow } from '../../src/platform/postgres/conservative-now.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const YEAR_MS = 31_536_000_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a clock that runs ahead is ignored', async () => {
  const reported = await conservativeNow(database.orm.em, Date.now() + YEAR_MS);
  expect(Math.abs(reported.getTime() - Date.now())).toBeLessThan(YEAR_MS / 2);
});

test('a clock that is behind is used: data are kept too long rather than too short', async () => {
  const behindMs = Date.now() - YEAR_MS;
  expect((await conservativeNow(database.orm.em, behindMs)).getTime()).toBe(behindMs);
});
