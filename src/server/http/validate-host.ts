/**
 * A request of HTTP/1.1 names one host, once. Of two, a proxy in front may have believed the other one.
 * Source: RFC 9112, 3.2; the form of its value: RFC 3986, 3.2.2 and 3.2.3.
 */
import type { IncomingMessage } from 'node:http';

type RequestInput = Pick<IncomingMessage, 'rawHeaders' | 'httpVersionMajor' | 'httpVersionMinor'>;

/** A name or an address, and perhaps a port; nothing where the request is for no host in particular. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;
const NAME = 'host';

/** Whether a request names its host as it must; those of HTTP/1.0 need not name any. */
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
  return HOST.test(host);
}
