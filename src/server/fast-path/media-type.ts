/** Media type of a GraphQL answer, chosen as Apollo Server does. */
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Those that Apollo offers, in its order. */
const MEDIA_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
  'application/json; callbackSpec=1.0; charset=utf-8',
];
const EVENT_STREAM = 'text/event-stream';
const MAX_ACCEPTS = 200;
const MAX_ACCEPT_LENGTH = 200;
const known = new LRUCache<string, Readonly<{ type: string | null }>>({ max: MAX_ACCEPTS });

/** Null if Apollo would refuse, or events may be wanted. */
export function mediaTypeFor(accept: string | undefined): string | null {
  if (accept === undefined || accept === '') return MEDIA_TYPES[0] ?? null;
  if (accept.length > MAX_ACCEPT_LENGTH || accept.includes(EVENT_STREAM)) return null;
  const found = known.get(accept);
  if (found !== undefined) return found.type;
  const type = new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES) ?? null;
  known.set(accept, { type });
  return type;
}
