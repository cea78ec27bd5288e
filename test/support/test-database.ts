/** A separate database per test file, copied from the migrated template. */
import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/platform/postgres/database.js';
import type { Database, DatabaseOptions } from '../../src/platform/postgres/database.js';
import { createDatabase, databaseUrl, onServer, openTestServer } from './test-server.js';

const quiet = (): void => undefined;

/** Statement timeout; generous, because tests run in parallel. */
const PATIENT_MS = 20_000;

export const openPatiently = (url: string, more: Partial<DatabaseOptions> = {}): Database =>
  openDatabase({ url, entities: [], log: quiet, timeoutMs: PATIENT_MS, ...more });

export type TestDatabase = Database & Readonly<{ url: string }>;

/** Migrated and empty; `close` drops it. */
export async function openTestDatabase(
  entities: DatabaseOptions['entities'] = [],
): Promise<TestDatabase> {
  const server = await openTestServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server.url, name);
  const url = databaseUrl(server.url, name);
  const database = openPatiently(url, { entities });
  const close = async (): Promise<void> => {
    await database.close();
    await dropDatabase(server.url, name);
    await server.stop();
  };
  return { ...database, url, close };
}

/**
 * The server waits for closing connections for 5 s; those left after that are terminated. Without statement timeout:
 * PostgreSQL waits for every other connection, and some may be delayed by concurrent suites.
 */
export const dropDatabase = (server: string, name: string): Promise<unknown> =>
  onServer(server, `drop database ${name}`).catch(() =>
    onServer(server, `drop database ${name} with (force)`),
  );
