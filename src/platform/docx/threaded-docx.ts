/** Fills templates beside the process's own thread, so that a bad document takes neither the worker nor its time. */
import { Worker } from 'node:worker_threads';
import type { Tags } from '../../modules/documents/domain/tags.js';

/** `date`: ISO 8601; stands inside the file in place of a clock. */
export type DocxWork = Readonly<{ template: Uint8Array; tags: Tags; date: string }>;

const LIMITS = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 } as const;

/** Milliseconds for all documents of an order. */
const LONGEST_MS = 60_000;

/**
 * Files in the order of the works.
 * @throws Error for a template or values that do not fit, and where time or memory run out.
 */
export function renderDocx(
  works: readonly DocxWork[],
  longestMs = LONGEST_MS,
): Promise<readonly Uint8Array[]> {
  const thread = new Worker(new URL('./render-thread.js', import.meta.url), {
    workerData: { works },
    resourceLimits: LIMITS,
    env: {},
  });
  return new Promise<readonly Uint8Array[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`rendering took longer than ${longestMs} ms`));
    }, longestMs);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('rendering ended without a result'));
    });
  }).finally(() => thread.terminate());
}
