/** System clock and random numbers. */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Runtime } from '../../shared/runtime.js';

export const systemRuntime = (): Runtime => ({
  now: () => new Date(),
  ticks: () => performance.now(),
  bytes: (count) => randomBytes(count),
  // Version 7: new rows are adjacent in every index.
  id: () => randomUUIDv7(),
});
