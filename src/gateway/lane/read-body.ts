/** The body of a request whose length was told. */
import type { IncomingMessage } from 'node:http';

/** Rejects where the connection ends before its time. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let first: Buffer | null = null;
    const more: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      if (first === null) first = chunk;
      else more.push(chunk);
    });
    request.on('end', () => {
      const start = first ?? Buffer.alloc(0);
      resolve(more.length === 0 ? start : Buffer.concat([start, ...more]));
    });
    request.on('error', reject);
  });
}
