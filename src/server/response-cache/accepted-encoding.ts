/** Selects an encoding by `Accept-Encoding` (RFC 9110, 12.5.3). */
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { ENCODINGS, type Encoding } from './packing.js';

const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 200;

/** `preferred`: since version 1 of the package; its types are older. */
type EncodingNegotiator = Readonly<{
  encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
}>;

/** @param offered in order of preference; null: the answer is sent unencoded */
export function encodingFor(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | null {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return null;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding([...offered, 'identity'], { preferred: [...offered] });
  return offered.find((one) => one === best) ?? null;
}

const known = new LRUCache<string, Readonly<{ encoding: Encoding | null }>>({ max: MAX_HEADERS });

/** Smallest answers first, among equally weighted encodings. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return null;
  const found = known.get(header);
  if (found !== undefined) return found.encoding;
  const encoding = encodingFor(header, ENCODINGS);
  known.set(header, { encoding });
  return encoding;
}
