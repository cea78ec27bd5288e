/**
 * Reads workbooks in a worker thread, bounded in memory and time: a file of a few kilobytes inflates to parts whose reading
 * takes seconds. Source: D-414.
 */
import type { ReadWorkbook, SheetRow } from '../../server/bulk/import.ports.js';
import { boundedWork } from '../runtime/bounded-work.js';
import { runInThread } from '../runtime/run-in-thread.js';

/** A part of 4 MB without text becomes a million elements. */
const BOUNDS = { limits: { maxOldGenerationSizeMb: 512 }, maxMs: 10_000 } as const;

/** One at a time, and 20 at once with those that wait. */
const AT_ONCE = { running: 1, waiting: 19, retryAfterSeconds: 10 } as const;

export function workbookReader(): ReadWorkbook {
  const run = boundedWork(AT_ONCE);
  const file = new URL('./xlsx-thread.js', import.meta.url);
  return (bytes) => run(() => runInThread<readonly SheetRow[]>(file, bytes, BOUNDS));
}
