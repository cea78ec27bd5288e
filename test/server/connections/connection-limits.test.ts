import { expect, test } from '@jest/globals';
import { patienceMs } from '../../../src/server/connections/connection-limits.js';

test.each([
  { connections: 0, patience: null },
  { connections: 1_599, patience: null },
  { connections: 1_600, patience: 2_000 },
  { connections: 1_750, patience: 1_000 },
  { connections: 1_900, patience: 0 },
  { connections: 2_000, patience: 0 },
])('with $connections connections an idle one is closed after $patience ms', (given) => {
  expect(patienceMs(given.connections)).toBe(given.patience);
});
