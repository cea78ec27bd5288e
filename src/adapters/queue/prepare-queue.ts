/** Tables and functions of the job queue, in a schema of their own beside ours. */
import { runMigrations } from 'graphile-worker';
import { queueLogger } from './queue-log.js';

/**
 * Call it after our own migrations and before the first payment is taken: payments add jobs in their transaction.
 * Calling it again changes nothing.
 *
 * @param url the database
 */
export const prepareQueue = (url: string, log: (line: string) => void): Promise<void> =>
  runMigrations({ connectionString: url, logger: queueLogger(log) });
