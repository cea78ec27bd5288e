/** Real time and real chance. */
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Runtime } from '../../modules/accounts/accounts.ports.js';

export const systemRuntime = (): Runtime => ({
  now: () => new Date(),
  ticks: () => performance.now(),
  bytes: (count) => randomBytes(count),
  // By time: what is kept at the same time lies side by side in every index, however much there is.
  id: () => randomUUIDv7(),
});
