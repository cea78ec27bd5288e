/** Real time and real chance. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Surroundings } from '../../features/accounts/accounts.ports.js';

export const realSurroundings = (): Surroundings => ({
  now: () => new Date(),
  ticks: () => performance.now(),
  bytes: (count) => randomBytes(count),
  id: () => randomUUID(),
});
