/** Headers for browsers on every answer. TLS, and the header that demands it, are matters of the proxy. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Of answers that are no page: nothing in them is loaded, run or framed. Pages send a policy of their own. */
const NOTHING: Readonly<Record<string, string[]>> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const contentSecurityPolicy = { useDefaults: false, directives: NOTHING };
  await app.register(helmet, { contentSecurityPolicy, hsts: false });
}

/** For answers that are written by hand. */
export const HAND_WRITTEN_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': Object.entries(NOTHING)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';'),
  'Referrer-Policy': 'no-referrer',
} as const;
