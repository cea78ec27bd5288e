/** Pauses between attempts, with a signal that outlives them. */
import { getEventListeners } from 'node:events';
import { expect, test } from '@jest/globals';
import { pause } from '../../src/client/pause.js';

const LONG_MS = 60_000;

test('a pause leaves no listener on the signal', async () => {
  const { signal } = new AbortController();
  for (let count = 0; count < 20; count += 1) await pause(0, signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('an abort ends the pause and leaves no listener', async () => {
  const controller = new AbortController();
  const paused = pause(LONG_MS, controller.signal);
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
  controller.abort();
  await expect(paused).resolves.toBe(false);
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
});

test('a signal that is already aborted ends the pause at once', async () => {
  await expect(pause(LONG_MS, AbortSignal.abort())).resolves.toBe(false);
});

test('a pause without a signal ends by itself', async () => {
  await expect(pause(1)).resolves.toBe(true);
});
