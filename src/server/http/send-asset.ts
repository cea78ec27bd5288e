/** Sends a file of a page, compressed if the client accepts it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAsset } from '../pages/page.js';
import { encodingFor } from '../response-cache/accepted-encoding.js';

export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: PageAsset,
): FastifyReply {
  const acceptsGzip = encodingFor(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  reply.headers({
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  if (acceptsGzip) reply.header('Content-Encoding', 'gzip');
  return reply.type(asset.contentType).send(acceptsGzip ? asset.gzip : asset.body);
}
