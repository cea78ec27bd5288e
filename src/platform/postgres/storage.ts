/** Opens and migrates the database, external or embedded. */
import { join } from 'node:path';
import type { Deadline } from '../../shared/deadline.js';
import { checkPooler, type Addresses } from './check-pooler.js';
import { openDatabase } from './database.js';
import type { Database, DatabaseOptions } from './database.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';
import type { MigrationList } from './migrate.js';
import type { Pooler } from './pooler.js';

/** `databaseUrl`: null: the embedded server under `dataDir`. */
export type DatabasePlace = Readonly<{
  databaseUrl: string | null;
  dataDir: string;
  databasePooler?: Pooler;
  databaseDirectUrl?: string | null;
}>;

export type StorageOptions = DatabasePlace &
  Readonly<{
    databaseTimeoutMs: number;
    databaseConnections: number;
    entities: DatabaseOptions['entities'];
    migrations: MigrationList;
    log: (line: string) => void;
    deadline?: Deadline;
  }>;

/**
 * `close` of the result also leaves the embedded server.
 * @throws Error if the server cannot start, the database cannot be reached or migrated, or a pooler is not configured
 */
export async function openStorage(options: StorageOptions): Promise<Database> {
  const { databaseUrl, log } = options;
  const server = databaseUrl === null ? await startServer(options) : null;
  const url = server?.url ?? databaseUrl ?? '';
  const addresses = addressesOf(options, url);
  const stop = server?.stop ?? (() => Promise.resolve());
  try {
    if (server === null) await checkPooler(addresses);
    for (const name of await migrate({ url: addresses.directUrl, log }, options.migrations)) {
      log(`migrated: ${name}`);
    }
    const database = openDatabase({
      ...addresses,
      ...deadlineOf(options),
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

const deadlineOf = ({ deadline }: StorageOptions) => (deadline === undefined ? {} : { deadline });

const addressesOf = (place: DatabasePlace, url: string): Addresses => ({
  url,
  directUrl: place.databaseDirectUrl ?? url,
  pooler: place.databasePooler ?? 'none',
});

const startServer = ({ dataDir, log }: StorageOptions) =>
  startEmbeddedPostgres({ directory: join(dataDir, 'postgres'), log });
