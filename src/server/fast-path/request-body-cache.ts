/** What bodies asked for, so that one that comes again is not read again. Kept answers alone: all else is read anyway. */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PreparedText } from '../graphql/prepared-query.js';

const MOST_BODIES = 1_000;
const LONGEST_BODY_BYTES = 4_096;
const MOST_BYTES = 8_388_608;

/** Memory of a body with what was read of it, for each of its bytes: small members make large trees. */
const BYTES_EACH = 512;
const BYTES_A_BYTE = 16;

/** `answer`: names the answer where it is kept, but for who is reported. */
export type ParsedRequest = Readonly<{
  text: PreparedText;
  variables: Readonly<Record<string, unknown>>;
  answer: string | null;
}>;

/** `text` is held by the texts alone: a body that comes again must not keep one that was dropped there. */
type CachedBody = Readonly<{
  body: Buffer;
  text: WeakRef<PreparedText>;
  rest: Omit<ParsedRequest, 'text'>;
}>;

export class RequestBodyCache {
  /** By a number: the engine enters every text that a map is asked for in a table of its own. */
  private readonly known = new LRUCache<number, CachedBody>({
    max: MOST_BODIES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => BYTES_EACH + BYTES_A_BYTE * body.length,
  });

  /** Estimated memory of all of them. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  at(body: Buffer): ParsedRequest | undefined {
    if (body.length > LONGEST_BODY_BYTES) return undefined;
    const known = this.known.get(crc32(body));
    if (known?.body.equals(body) !== true) return undefined;
    const text = known.text.deref();
    const { variables, answer } = known.rest;
    return text === undefined ? undefined : { text, variables, answer };
  }

  remember(body: Buffer, { text, ...rest }: ParsedRequest): void {
    if (rest.answer === null || body.length > LONGEST_BODY_BYTES) return;
    // A copy, in memory of its own: it came in a larger piece.
    const own = Buffer.allocUnsafeSlow(body.length);
    body.copy(own);
    this.known.set(crc32(body), { body: own, text: new WeakRef(text), rest });
  }
}
