/** The body of a stream as it arrives, within its bounds. */
import { finished, type Readable } from 'node:stream';
import { invalid, ServiceError } from '../../shared/errors.js';

/** `stop`: ends the wait for a client that sends nothing. */
export type PieceDependencies = Readonly<{ body: Readable; mostBytes: number; stop: AbortSignal }>;

const stopped = (): ServiceError => new ServiceError('UPSTREAM_UNAVAILABLE');

const tooLarge = (most: number): ServiceError =>
  invalid({ field: 'body', type: 'body_too_large', params: { max_bytes: most } });

/** The client is gone; nobody reads why. */
const lost = (): never => {
  throw stopped();
};

const untilStopped = (stop: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = (): void => {
      reject(stopped());
    };
    if (stop.aborted) end();
    else stop.addEventListener('abort', end, { once: true });
  });

/**
 * The body stays open when nobody reads on: the client may still be sending when it is reported why not.
 * @throws VALIDATION_FAILED where the body is too large, UPSTREAM_UNAVAILABLE where the wait was ended
 */
export async function* piecesOf({
  body,
  mostBytes,
  stop,
}: PieceDependencies): AsyncGenerator<Uint8Array, undefined> {
  const pieces = body.iterator({ destroyOnReturn: false });
  const ended = untilStopped(stop);
  ended.catch(() => undefined);
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
    const letGo = pieces.return?.().catch(() => undefined);
    // A read that is under way ends with the body alone.
    if (!isWaiting) await letGo;
  }
}

const LONGEST_DISCARD_MS = 3_000;

/** Reads what a client still sends that was told enough: closing at once could cost it the end of its answer. */
export function discard(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, LONGEST_DISCARD_MS);
    finished(body, () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });
}
