/** CORS for the origins in CORS_ORIGINS. No credentials: cookies are for our own pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NO_CONTENT = 204;

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers':
    'X-API-Key, Authorization, DPoP, Content-Type, Accept-Language, Idempotency-Key, If-None-Match, traceparent, tracestate, baggage',
  'Access-Control-Max-Age': '600',
} as const;

const EXPOSED =
  'ETag, Link, Deprecation, Sunset, Retry-After, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Idempotency-Replayed, WWW-Authenticate';

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

function varyByOrigin(reply: FastifyReply): void {
  const before = reply.getHeader('Vary');
  const names = before === undefined ? 'Origin' : `${String(before)}, Origin`;
  reply.header('Vary', names);
}

/** Call before routes are mounted. @param origins as browsers write them; empty: closed */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !known.has(origin)) {
      done();
      return;
    }
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': EXPOSED,
    });
    if (isPreflight(request)) void reply.status(NO_CONTENT).headers(PREFLIGHT).send();
    else done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    varyByOrigin(reply);
    done();
  });
}
