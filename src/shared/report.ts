/** Failures that no caller waits for. */
import type { Logger } from 'pino';

export type Report = (problem: string, cause?: unknown) => void;

type ErrorLog = Pick<Logger, 'error'>;

/** Errors of the log. */
export const errorsTo =
  (log: ErrorLog): Report =>
  (problem, cause) => {
    log.error({ err: cause }, problem);
  };

/** One problem of any cause as an error of the log. */
export const errorTo =
  (log: ErrorLog, problem: string) =>
  (cause: unknown): void => {
    errorsTo(log)(problem, cause);
  };
