/** Failures that no caller waits for. */
import type { Logger } from 'pino';

export type Report = (problem: string, cause?: unknown) => void;

/** Errors of the log. */
export const errorsTo =
  (log: Pick<Logger, 'error'>): Report =>
  (problem, cause) => {
    log.error({ err: cause }, problem);
  };
