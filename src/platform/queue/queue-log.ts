/** Log of the job queue library. */
import { Logger } from 'graphile-worker';

/** Warnings and errors only. */
export const queueLogger = (log: (line: string) => void): Logger =>
  new Logger(() => (level, text) => {
    if (level === 'error' || level === 'warning') log(`job queue: ${text}`);
  });
