/** What the authorization server sees of a request (no headers of proxies), and how its answers are sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OauthAnswer, OauthRequest } from '../../modules/oauth/domain/endpoint.js';
import { policy } from '../pages/page.js';

const READ = ['accept', 'authorization', 'content-type', 'cookie', 'dpop', 'user-agent'] as const;

export function requestOf(request: FastifyRequest): OauthRequest {
  const headers = READ.flatMap((name): readonly (readonly [string, string])[] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: request.raw.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.isBuffer(request.body) ? request.body : null,
  };
}

/** Set by the routes and by the server. */
const OWN_HEADERS = ['cache-control', 'content-length', 'connection', 'date', 'transfer-encoding'];

/** Pages of the provider have no resources of their own. */
const PROVIDER_POLICY = policy({});

export function sendAnswer(
  reply: FastifyReply,
  { status, headers, body }: OauthAnswer,
  contentSecurityPolicy = PROVIDER_POLICY,
): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OWN_HEADERS.includes(name)) reply.header(name, value);
  }
  return reply.header('Content-Security-Policy', contentSecurityPolicy).status(status).send(body);
}
