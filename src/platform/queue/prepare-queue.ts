/** Tables of the job queue, in a separate schema. */
import { runMigrations } from 'graphile-worker';
import { queueLogger } from './queue-log.js';
import { openQueuePool } from './queue-pool.js';

/** Another process may be migrating the same tables. */
const MAX_MS = 60_000;

/**
 * Call it before the first payment event: payments add jobs in their transaction. Idempotent.
 *
 * @param url the database
 * @throws Error if the database is unreachable or does not answer
 */
export async function prepareQueue(url: string, log: (line: string) => void): Promise<void> {
  const { pool, close } = openQueuePool({ url, connections: 1, silenceMs: MAX_MS, log });
  await runMigrations({ pgPool: pool, logger: queueLogger(log) }).finally(close);
}
