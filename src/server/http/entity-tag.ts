/** Conditional requests: ETag, If-None-Match, 304 (RFC 9110, 8.8.3 and 13.1.2). */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATE } from '../routing/cache-control.js';

/** The headers that carry a key. */
const KEY_VARY = 'X-API-Key, Authorization';

const DIGEST_CHARACTERS = 16;
const NOT_MODIFIED = 304;

/** `vary`: request headers that change the answer's bytes. */
export const revalidated = (tag: string, vary = KEY_VARY): Readonly<Record<string, string>> => ({
  'Cache-Control': REVALIDATE,
  Vary: vary,
  ETag: tag,
});

const digestOf = (content: string): string =>
  hash('sha256', content, 'hex').slice(0, DIGEST_CHARACTERS);

/** A weak tag: knowledge version and digest of the content without request id. */
export const weakTag = (kbVersion: string, content: unknown): string =>
  `W/"${kbVersion}.${digestOf(JSON.stringify(content))}"`;

/** A strong tag: equal bytes. */
export const strongTag = (body: string): string => `"${digestOf(body)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison; our tags contain no comma. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => opaque(one) === opaque(tag));
}

/** Sets the tag, and 304 if the client holds that answer. @returns whether it does */
export function isHeldByClient(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  vary?: string,
): boolean {
  reply.headers(revalidated(tag, vary));
  if (!matchesTag(request.headers['if-none-match'], tag)) return false;
  reply.status(NOT_MODIFIED);
  return true;
}
