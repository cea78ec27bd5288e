/** Signals that end a process at once. */
import { expect, test } from '@jest/globals';
import { ShutdownSignals } from '../../src/app/shutdown.js';

test.each([
  { what: 'one signal', atMs: [0], taken: ['first'] },
  { what: 'Ctrl-C under npm', atMs: [0, 20], taken: ['first', 'repeated'] },
  {
    what: 'Ctrl-C under npm within npm',
    atMs: [0, 20, 40],
    taken: ['first', 'repeated', 'repeated'],
  },
  { what: 'a second signal soon', atMs: [0, 1_000], taken: ['first', 'repeated'] },
  {
    what: 'Ctrl-C twice under npm',
    atMs: [0, 20, 900, 920],
    taken: ['first', 'repeated', 'repeated', 'repeated'],
  },
  { what: 'a second signal after some seconds', atMs: [0, 3_500], taken: ['first', 'forced'] },
  { what: 'a third signal', atMs: [0, 800, 1_600], taken: ['first', 'repeated', 'forced'] },
])('$what', ({ atMs, taken }) => {
  const requests = new ShutdownSignals();
  expect(atMs.map((at) => requests.take(at))).toEqual(taken);
});
