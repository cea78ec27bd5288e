/** Runs work on a file of a caller in a worker thread of its own, bounded in memory and time. */
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** `limits`: of the thread's memory. `maxMs`: with the start of the thread. */
export type ThreadBounds = Readonly<{ limits: Readonly<ResourceLimits>; maxMs: number }>;

/**
 * @param file script that posts one message
 * @param work what the script gets as `workerData`
 * @returns the message; null if there is none within the bounds
 */
export function runInThread<Result>(
  file: URL,
  work: unknown,
  { limits, maxMs }: ThreadBounds,
): Promise<Result | null> {
  const thread = new Worker(file, { workerData: work, resourceLimits: limits, env: {} });
  return new Promise<Result | null>((resolve) => {
    const timer = setTimeout(resolve, maxMs, null);
    const end = (message: Result | null): void => {
      clearTimeout(timer);
      resolve(message);
    };
    thread.once('message', end);
    thread.once('error', () => {
      end(null);
    });
    thread.once('exit', () => {
      end(null);
    });
  }).finally(() => thread.terminate());
}
