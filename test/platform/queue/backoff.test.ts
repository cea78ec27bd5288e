import { expect, test } from '@jest/globals';
import { pauseSeconds } from '../../../src/platform/queue/backoff.js';

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [24, 60],
])('after %s attempts the next one follows after %s seconds', (attempts, seconds) => {
  expect(pauseSeconds(attempts)).toBe(seconds);
});
