import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { queries } from '../../../src/platform/postgres/tables.js';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const versions = () =>
  queries(database.orm.em).selectFrom('kb_told').select('version').orderBy('version').execute();

test('timestamps are dates, numeric is a number, bigint and dates are text', async () => {
  const row = await queries(database.orm.em)
    .selectNoFrom([
      sql`'2026-03-01 12:00:00.123456+02'::timestamptz`.as('at'),
      sql`24.50::numeric(4, 2)`.as('percent'),
      sql`9007199254740993::bigint`.as('id'),
      sql`'2026-03-01'::date`.as('day'),
    ])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    at: new Date('2026-03-01T10:00:00.123Z'),
    percent: 24.5,
    id: '9007199254740993',
    day: '2026-03-01',
  });
});

test('queries of a transaction use its connection, those of the global entity manager do not', async () => {
  const { em } = database.orm;
  const failing = em.fork().transactional(async (transaction) => {
    await queries(transaction)
      .insertInto('kb_told')
      .values({ version: 'inside', at: new Date() })
      .execute();
    await queries(em)
      .insertInto('kb_told')
      .values({ version: 'outside', at: new Date() })
      .execute();
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await versions()).toEqual([{ version: 'outside' }]);
});

test('a failed statement has the code of the database', async () => {
  const twice = queries(database.orm.em)
    .insertInto('kb_told')
    .values([
      { version: 'same', at: new Date() },
      { version: 'same', at: new Date() },
    ])
    .execute();
  await expect(twice).rejects.toMatchObject({ code: '23505' });
});
