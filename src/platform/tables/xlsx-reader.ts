/**
 * Reads workbooks in a worker thread, bounded in memory and time: a file of a few kilobytes inflates to parts whose reading
 * takes seconds. Source: D-414.
 */
import type { ReadWorkbook, SheetRow } from '../../server/bulk/import.ports.js';
import { ServiceError } from '../../shared/errors.js';
import { SerialQueue } from '../docx/serial-queue.js';
import { runInThread } from '../runtime/run-in-thread.js';

/** A part of 4 MB without text becomes a million elements. */
const BOUNDS = { limits: { maxOldGenerationSizeMb: 512 }, maxMs: 10_000 } as const;

const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;

export function workbookReader(): ReadWorkbook {
  const queue = new SerialQueue();
  let waiting = 0;
  return async (bytes) => {
    if (waiting >= MAX_WAITING) {
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause: 'too many workbooks are being read',
      });
    }
    waiting += 1;
    try {
      const file = new URL('./xlsx-thread.js', import.meta.url);
      return await queue.run(() => runInThread<readonly SheetRow[]>(file, bytes, BOUNDS));
    } finally {
      waiting -= 1;
    }
  };
}
