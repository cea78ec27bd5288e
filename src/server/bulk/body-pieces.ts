/** Pieces of a request body within a size limit. */
import { addAbortListener } from 'node:events';
import { finished, type Readable } from 'node:stream';
import { invalid, ServiceError } from '../../shared/errors.js';

/** `stop`: ends the wait for a silent client. */
export type PieceDependencies = Readonly<{ body: Readable; mostBytes: number; stop: AbortSignal }>;

const stopped = (): ServiceError => new ServiceError('UPSTREAM_UNAVAILABLE');

const tooLarge = (most: number): ServiceError =>
  invalid({ field: 'body', type: 'body_too_large', params: { max_bytes: most } });

/** The client is gone. */
const lost = (): never => {
  throw stopped();
};

/** `release`: the signal outlives the stream, and would keep everything that waits for it. */
function untilStopped(stop: AbortSignal): Readonly<{ ended: Promise<never>; release: () => void }> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const listener = addAbortListener(stop, () => {
    reject(stopped());
  });
  ended.catch(() => undefined);
  return {
    ended,
    release: () => {
      listener[Symbol.dispose]();
    },
  };
}

/**
 * Leaves the body open when the consumer stops: the client may still be sending.
 * @throws VALIDATION_FAILED if the body is too large, UPSTREAM_UNAVAILABLE if stopped
 */
export async function* piecesOf({
  body,
  mostBytes,
  stop,
}: PieceDependencies): AsyncGenerator<Uint8Array, undefined> {
  const pieces = body.iterator({ destroyOnReturn: false });
  const { ended, release } = untilStopped(stop);
  let bytes = 0;
  let isWaiting = false;
  try {
    for (;;) {
      isWaiting = true;
      const next = await Promise.race([pieces.next().catch(lost), ended]);
      isWaiting = false;
      if (next.done === true) return;
      const piece = next.value as Uint8Array; // no encoding is set
      bytes += piece.length;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      yield piece;
    }
  } finally {
    release();
    const letGo = pieces.return?.().catch(() => undefined);
    // A pending read ends only with the body.
    if (!isWaiting) await letGo;
  }
}

const MAX_DISCARD_MS = 3_000;

/** Drains a body: closing at once could cost the client the end of its answer. */
export function discard(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, MAX_DISCARD_MS);
    finished(body, () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });
}
