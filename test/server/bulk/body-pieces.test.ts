import { getEventListeners } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { piecesOf } from '../../../src/server/bulk/body-pieces.js';

const bodyOf = (...pieces: string[]): Readable => Readable.from(pieces, { objectMode: false });

async function readAll(body: Readable, mostBytes: number, stop: AbortSignal): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf({ body, mostBytes, stop })) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('leaves no listener on the signal after the body has ended', async () => {
  const { signal } = new AbortController();
  expect(await readAll(bodyOf('one', 'two'), 100, signal)).toBe('onetwo');
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('leaves no listener on the signal if the body is too large', async () => {
  const { signal } = new AbortController();
  await expect(readAll(bodyOf('one', 'two'), 4, signal)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('stops waiting for a silent client when the signal aborts', async () => {
  const controller = new AbortController();
  const silent = new Readable({ read: () => undefined });
  const reading = readAll(silent, 100, controller.signal);
  setImmediate(() => {
    controller.abort();
  });
  await expect(reading).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('stops at once if the signal is already aborted', async () => {
  await expect(readAll(bodyOf('one'), 100, AbortSignal.abort())).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
});
