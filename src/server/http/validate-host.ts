/**
 * HTTP/1.1 requires exactly one `Host`; with two, a proxy may have used the other.
 * Source: RFC 9112, 3.2; form of the value: RFC 3986, 3.2.2 and 3.2.3.
 */
import type { IncomingMessage } from 'node:http';

type RequestInput = Pick<IncomingMessage, 'rawHeaders' | 'httpVersionMajor' | 'httpVersionMinor'>;

/** A name or address with an optional port; may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;
const NAME = 'host';

let lastValid = '';

/** Whether the value of the header is one. Clients repeat theirs. */
export function isHost(value: string): boolean {
  if (value === lastValid) return true;
  if (!HOST.test(value)) return false;
  lastValid = value;
  return true;
}

/** HTTP/1.0 may omit it. */
export function hasValidHost({
  rawHeaders,
  httpVersionMajor,
  httpVersionMinor,
}: RequestInput): boolean {
  let host: string | null = null;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== NAME.length || name.toLowerCase() !== NAME) continue;
    if (host !== null) return false;
    host = rawHeaders[at + 1] ?? '';
  }
  if (host === null) return httpVersionMajor === 1 && httpVersionMinor === 0;
  return isHost(host);
}
