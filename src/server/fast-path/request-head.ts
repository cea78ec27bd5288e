/**
 * Reads what the fast path needs from the headers of a request in one pass. Node.js builds its map of all headers on
 * first use, which costs more than admission.
 */
import type { IncomingMessage } from 'node:http';
import { isHost } from '../http/validate-host.js';

type Field =
  | 'host'
  | 'key'
  | 'authorization'
  | 'contentType'
  | 'contentLength'
  | 'accept'
  | 'acceptEncoding'
  | 'ifNoneMatch'
  | 'cookie'
  | 'fetchSite';

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ['host', 'host'],
  ['x-api-key', 'key'],
  ['authorization', 'authorization'],
  ['content-type', 'contentType'],
  ['content-length', 'contentLength'],
  ['accept', 'accept'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['cookie', 'cookie'],
  ['sec-fetch-site', 'fetchSite'],
]);

/** Headers that make any request fall through. */
const UNUSUAL: ReadonlySet<string> = new Set([
  'transfer-encoding',
  'expect',
  'upgrade',
  'content-encoding',
  'origin',
]);

/** Values as sent; undefined if the header is missing. */
export class RequestHead implements Record<Field, string | undefined> {
  host: string | undefined = undefined;
  key: string | undefined = undefined;
  authorization: string | undefined = undefined;
  contentType: string | undefined = undefined;
  contentLength: string | undefined = undefined;
  accept: string | undefined = undefined;
  acceptEncoding: string | undefined = undefined;
  ifNoneMatch: string | undefined = undefined;
  cookie: string | undefined = undefined;
  fetchSite: string | undefined = undefined;

  /** @returns false if the header is unusual or repeated */
  take(name: string, value: string): boolean {
    const lower = name.toLowerCase();
    const field = FIELDS.get(lower);
    if (field === undefined) return !UNUSUAL.has(lower);
    if (this[field] !== undefined) return false;
    this[field] = value;
    return true;
  }
}

/** Null if the form of the request is unusual. */
export function readHead({
  rawHeaders,
  httpVersionMinor,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersionMinor'>): RequestHead | null {
  if (httpVersionMinor !== 1) return null;
  const head = new RequestHead();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!head.take(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')) return null;
  }
  return head.host !== undefined && isHost(head.host) ? head : null;
}
