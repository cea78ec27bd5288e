/** Reads a request body of declared length, until the end of the turn in which it arrived. */
import type { IncomingMessage } from 'node:http';
import { noteBodyTime } from '../http/request-deadline.js';
import { atTurnEnd } from './turn-queue.js';

/** Rejects if the connection ends early. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let first: Buffer | null = null;
    const more: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      if (first === null) first = chunk;
      else more.push(chunk);
    });
    request.on('end', () => {
      noteBodyTime(request, performance.now() - begun);
      const start = first ?? Buffer.alloc(0);
      atTurnEnd(() => {
        resolve(more.length === 0 ? start : Buffer.concat([start, ...more]));
      });
    });
    request.on('error', reject);
  });
}
