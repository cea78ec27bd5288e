/** Bodies whose signature covers the exact bytes. */
import type { FastifyRequest } from 'fastify';

export const bytesOf = (request: FastifyRequest): Uint8Array =>
  request.body instanceof Uint8Array ? request.body : new Uint8Array();

/** Only the signature matters; the framework would reject an unknown type. */
export function takeAnyType({ raw }: FastifyRequest): void {
  raw.headers['content-type'] = 'application/octet-stream';
}

/** Several headers of one name are none. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
