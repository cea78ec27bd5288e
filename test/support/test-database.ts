/** A separate database per test file: on the server of DATABASE_URL, else on an embedded one. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { openDatabase } from '../../src/platform/postgres/database.js';
import type { Database, DatabaseOptions } from '../../src/platform/postgres/database.js';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { migrate } from '../../src/platform/postgres/migrate.js';
import { PROJECT_ROOT } from '../../src/config/env.js';

const SHARED_SERVER = join(PROJECT_ROOT, 'node_modules/.cache/nis2-test-postgres');

const quiet = (): void => undefined;

/** Statement timeout; generous, because tests run in parallel. */
const PATIENT_MS = 20_000;

export const openPatiently = (url: string, more: Partial<DatabaseOptions> = {}): Database =>
  openDatabase({ url, entities: [], log: quiet, timeoutMs: PATIENT_MS, ...more });

type TestServer = Readonly<{ url: string; stop: () => Promise<void> }>;

async function openTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ directory: SHARED_SERVER, log: quiet });
}

export type TestDatabase = Database & Readonly<{ url: string }>;

/** Migrated and empty; `close` drops it. */
export async function openTestDatabase(
  entities: DatabaseOptions['entities'] = [],
): Promise<TestDatabase> {
  const server = await openTestServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${name}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).toString();
  await migrate({ url, log: quiet }, MIGRATIONS);
  const database = openPatiently(url, { entities });
  const close = async (): Promise<void> => {
    await database.close();
    await execute(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { ...database, url, close };
}

async function execute(url: string, sql: string): Promise<void> {
  const database = openPatiently(url);
  await database.orm.em
    .fork()
    .execute(sql)
    .finally(() => database.close());
}
