import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Database } from '../../../src/platform/postgres/database.js';
import { openPatiently, openTestDatabase, type TestDatabase } from '../../support/test-database.js';

let fixture: TestDatabase;
let database: Database;

beforeAll(async () => {
  fixture = await openTestDatabase();
  database = openPatiently(fixture.url, { connections: 2 });
});
afterAll(async () => {
  await database.close();
  await fixture.close();
});

const prepared = (): Promise<readonly { statement: string }[]> =>
  database.orm.em.fork().execute('select statement from pg_prepared_statements order by 1');

test('a read is prepared once, whatever its values', async () => {
  await database.orm.em.fork().transactional(async (em) => {
    const sql = `select ?::text as said, '{}'::jsonb as json, ? = length(?) as fits`;
    expect(await em.execute(sql, [`it's`, 4, 'four'])).toEqual([
      { said: `it's`, json: {}, fits: true },
    ]);
    expect(await em.execute(sql, [null, 1, 'four'])).toEqual([
      { said: null, json: {}, fits: false },
    ]);
    const known: readonly { statement: string }[] = await em.execute(
      'select statement from pg_prepared_statements',
    );
    expect(known.map(({ statement }) => statement)).toEqual([
      `select $1::text as said, '{}'::jsonb as json, $2 = length($3) as fits`,
    ]);
  });
});

test('values come back as they went in', async () => {
  const at = new Date('2026-03-01T12:00:00.123Z');
  const bytes = Buffer.from([0, 255, 7]);
  const rows: readonly { at: string; bytes: Uint8Array; no: null }[] = await database.orm.em
    .fork()
    .execute('select ?::timestamptz as at, ?::bytea as bytes, ?::text as no', [at, bytes, null]);
  expect(rows.map((row) => new Date(row.at).getTime())).toEqual([at.getTime()]);
  expect(rows.map((row) => [...row.bytes])).toEqual([[0, 255, 7]]);
  expect(rows.map(({ no }) => no)).toEqual([null]);
});

test('what changes something, lists and names go as the library sends them', async () => {
  await database.orm.em.fork().transactional(async (em) => {
    await em.execute('create temporary table kept (n integer)');
    await em.execute('insert into kept values (?)', [7]);
    expect(await em.execute('select n from kept where n in (?)', [[6, 7]])).toEqual([{ n: 7 }]);
    expect(await em.execute('select ?? from kept', ['n'])).toEqual([{ n: 7 }]);
    expect(await em.execute('select n from kept where n * ? > 3', [0.5])).toEqual([{ n: 7 }]);
    await em.execute('drop table kept');
  });
  expect(await prepared()).not.toContainEqual({ statement: expect.stringContaining('kept') });
});

test('a failed read tells the code of the database', async () => {
  const failing = database.orm.em.fork().execute('select ?::integer / 0', [1]);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
});

test('the pool never has more connections than it was given', async () => {
  const sleepers = Array.from({ length: 6 }, () =>
    database.orm.em.fork().execute('select pg_sleep(0.3)'),
  );
  const watch = new pg.Client({ connectionString: fixture.url });
  await watch.connect();
  const { rows } = await watch.query<{ open: number }>(
    `select count(*)::integer as open from pg_stat_activity
     where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
  );
  await watch.end();
  await Promise.all(sleepers);
  expect(rows[0]?.open).toBeLessThanOrEqual(2);
});
