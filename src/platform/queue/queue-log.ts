/** What the job queue's library says, as lines of our log. */
import { Logger } from 'graphile-worker';

/** Only warnings and errors: what goes well is reported by the orders themselves. */
export const queueLogger = (log: (line: string) => void): Logger =>
  new Logger(() => (level, text) => {
    if (level === 'error' || level === 'warning') log(`job queue: ${text}`);
  });
