/** The operator's access to the database. */
import type { Database } from '../../platform/postgres/database.js';
import { openStorage, type DatabasePlace } from '../../platform/postgres/storage.js';
import { MIGRATIONS } from '../../../migrations/migrations.js';

/** An operator prefers waiting to a failure. */
const TIMEOUT_MS = 30_000;
const CONNECTIONS = 2;

/** @throws Error if the database is unreachable */
export const openOperatorStorage = (config: DatabasePlace): Promise<Database> =>
  openStorage({
    ...config,
    databaseTimeoutMs: TIMEOUT_MS,
    databaseConnections: CONNECTIONS,
    entities: [],
    migrations: MIGRATIONS,
    log: () => undefined,
  });
