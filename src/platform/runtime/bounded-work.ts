/** Refuses work beyond what a process takes on at once. */
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ServiceError } from '../../shared/errors.js';

type Bounds = Readonly<{ running: number; waiting: number; retryAfterSeconds: number }>;

/** @returns runs the work, and throws UPSTREAM_UNAVAILABLE if as much runs and waits as may */
export function boundedWork({ running, waiting, retryAfterSeconds }: Bounds) {
  const turns = bulkhead(running, waiting);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns.execute(work);
    } catch (cause) {
      if (!isBulkheadRejectedError(cause)) throw cause;
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { retryAfterSeconds, cause });
    }
  };
}
