/** Headers for browsers on every answer. TLS and `Strict-Transport-Security` are left to the proxy. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Policy of answers that are not pages: nothing in them is loaded, run or framed. Pages send their own policy. */
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
