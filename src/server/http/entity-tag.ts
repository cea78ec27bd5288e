/** Answers that a client may keep and ask again: ETag, If-None-Match, 304 (RFC 9110, 8.8.3 and 13.1.2). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATE } from './cache-control.js';

const DIGEST_CHARACTERS = 16;
const NOT_MODIFIED = 304;

/** `vary`: what of the request, beside its address, the bytes of the answer hang on. */
export const revalidated = (tag: string, vary = 'X-API-Key'): Readonly<Record<string, string>> => ({
  'Cache-Control': REVALIDATE,
  Vary: vary,
  ETag: tag,
});

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGEST_CHARACTERS);

/**
 * A weak tag: the knowledge-base version and a digest of what the answer says, request id apart.
 * Two answers with it say the same, though their bytes differ.
 */
export const weakTag = (kbVersion: string, content: unknown): string =>
  `W/"${kbVersion}.${digestOf(JSON.stringify(content))}"`;

/** A strong tag: the same bytes. */
export const strongTag = (body: string): string => `"${digestOf(body)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison; tags of ours hold no comma. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => opaque(one) === opaque(tag));
}

/** Sets the tag, and the status 304 where the client holds that answer already; tells whether it does. */
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
