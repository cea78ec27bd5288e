/** The database ready for use: the given one or our own, with its tables up to date. */
import { join } from 'node:path';
import { openDatabase } from './database.js';
import type { Database, DatabaseOptions } from './database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';
import type { MigrationList } from './migrate.js';

/** `databaseUrl`: null starts or joins the embedded server under `dataDir`. */
export type StorageOptions = Readonly<{
  databaseUrl: string | null;
  databaseTimeoutMs: number;
  databaseConnections: number;
  dataDir: string;
  entities: DatabaseOptions['entities'];
  migrations: MigrationList;
  log: (line: string) => void;
}>;

/**
 * `close` of the result also ends our use of the embedded server.
 * @throws Error where the server cannot start, or the database cannot be reached or migrated.
 */
export async function openStorage(options: StorageOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  const server = databaseUrl === null ? await startServer(options) : null;
  const url = server?.url ?? databaseUrl ?? '';
  const stop = server?.stop ?? (() => Promise.resolve());
  try {
    for (const name of await migrate({ url, log }, options.migrations)) log(`migrated: ${name}`);
    const database = openDatabase({
      url,
      entities: options.entities,
      log,
      timeoutMs: options.databaseTimeoutMs,
      connections: options.databaseConnections,
    });
    return { ...database, close: () => database.close().finally(stop) };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

const startServer = ({ dataDir, log }: StorageOptions) =>
  startEmbeddedPostgres({ directory: join(dataDir, 'postgres'), log });
