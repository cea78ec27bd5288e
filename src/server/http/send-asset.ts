/** Sends a file of a page, compressed if the client accepts it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policy, type PageAsset } from '../pages/page.js';
import { encodingFor } from '../response-cache/accepted-encoding.js';

/** Workers are bound by that of their own file, not of the page. */
const POLICY = policy({ 'default-src': "'self'", 'object-src': "'none'" });

export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: PageAsset,
): FastifyReply {
  const acceptsGzip = encodingFor(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  reply.headers({
    'Content-Security-Policy': POLICY,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  if (acceptsGzip) reply.header('Content-Encoding', 'gzip');
  return reply.type(asset.contentType).send(acceptsGzip ? asset.gzip : asset.body);
}
