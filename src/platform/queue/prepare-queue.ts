/** Tables and functions of the job queue, in a schema of their own beside ours. */
import { runMigrations } from 'graphile-worker';
import { queueLogger } from './queue-log.js';
import { openQueuePool } from './queue-pool.js';

/** Of one statement: another process may be at the same tables. */
const LONGEST_MS = 60_000;

/**
 * Call it after our own migrations and before the first payment is taken: payments add jobs in their transaction.
 * Calling it again changes nothing.
 *
 * @param url the database
 * @throws Error if the database cannot be reached or does not answer
 */
export async function prepareQueue(url: string, log: (line: string) => void): Promise<void> {
  const { pool, close } = openQueuePool({ url, connections: 1, silenceMs: LONGEST_MS, log });
  await runMigrations({ pgPool: pool, logger: queueLogger(log) }).finally(close);
}
