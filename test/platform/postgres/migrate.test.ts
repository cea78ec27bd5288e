/** Migrations while requests use the tables. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../../src/platform/postgres/migrate.js';
import { dropDatabase } from '../../support/test-database.js';
import {
  databaseUrl,
  onServer,
  openTestServer,
  type TestServer,
} from '../../support/test-server.js';

/** Longer than a migration waits for one lock. */
const HELD_MS = 3_000;
const TEST_MS = 60_000;

class Tables extends Migration {
  override up(): void {
    this.addSql('create table a (id int); create table b (id int)');
  }
}

class Columns extends Migration {
  override up(): void {
    this.addSql('alter table b add column name text');
    this.addSql('alter table a add column name text');
  }
}

const TABLES = { name: 'tables', class: Tables };
const COLUMNS = { name: 'columns', class: Columns };

let server: TestServer;
let name: string;
let url: string;
let request: pg.Client;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${name}`);
  url = databaseUrl(server.url, name);
  await migrate({ url, log: () => undefined }, [TABLES]);
  request = new pg.Client({ connectionString: url });
  await request.connect();
  await request.query('begin; lock table a in row exclusive mode');
});
afterEach(async () => {
  await request.end();
  await dropDatabase(server.url, name);
});

async function untilWaiting(): Promise<void> {
  const waiting = 'select 1 from pg_locks where not granted and database is not null';
  while ((await onServer(url, waiting)).rowCount === 0) await pause(10);
}

test(
  'a table in use for longer than the lock timeout delays a migration',
  async () => {
    const lines: string[] = [];
    const done = migrate({ url, log: (line) => void lines.push(line) }, [TABLES, COLUMNS]);
    await pause(HELD_MS);
    await request.query('commit');
    expect(await done).toEqual(['columns']);
    expect(lines).toContainEqual(expect.stringMatching(/^migration: tables are in use/));
  },
  TEST_MS,
);

test(
  'a deadlock with a request aborts the migration, which is then applied',
  async () => {
    const done = migrate({ url, log: () => undefined }, [TABLES, COLUMNS]);
    await untilWaiting();
    await request.query('lock table b in row exclusive mode');
    await request.query('commit');
    expect(await done).toEqual(['columns']);
  },
  TEST_MS,
);

test('other errors are thrown at once', async () => {
  class Wrong extends Migration {
    override up(): void {
      this.addSql('alter table c add column name text');
    }
  }
  await expect(
    migrate({ url, log: () => undefined }, [TABLES, { name: 'wrong', class: Wrong }]),
  ).rejects.toThrow(/"c" does not exist/);
});
