/** Fills templates in a worker thread, bounded in memory and time. */
import { Worker } from 'node:worker_threads';
import type { Tags } from '../../shared/template-fields.js';

/** `date`: ISO 8601; stored in the file. */
export type DocxWork = Readonly<{ template: Uint8Array; tags: Tags; date: string }>;

const LIMITS = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 } as const;

/** Milliseconds for all documents of an order. */
const MAX_MS = 60_000;

/**
 * Files in the order of `works`.
 * @throws Error if a template or its values are invalid, or time or memory runs out.
 */
export function renderDocx(
  works: readonly DocxWork[],
  longestMs = MAX_MS,
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
