/** Remembers parsed request bodies whose answers are cached. */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PreparedText } from '../graphql/prepared-query.js';

const MAX_BODIES = 1_000;
const MAX_BODY_BYTES = 4_096;
const MAX_BYTES = 8_388_608;

/** Estimated memory; small members make large trees. */
const BYTES_EACH = 512;
const BYTES_A_BYTE = 16;

/** `answer`: cache key without the caller's audience; null if the answer is not cacheable. */
export type ParsedRequest = Readonly<{
  text: PreparedText;
  variables: Readonly<Record<string, unknown>>;
  answer: string | null;
}>;

/** Weak: must not keep a query that `PreparedQueryCache` has dropped. */
type CachedBody = Readonly<{
  body: Buffer;
  text: WeakRef<PreparedText>;
  rest: Omit<ParsedRequest, 'text'>;
}>;

export class RequestBodyCache {
  /** Keyed by checksum: V8 interns strings used as keys. */
  private readonly known = new LRUCache<number, CachedBody>({
    max: MAX_BODIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => BYTES_EACH + BYTES_A_BYTE * body.length,
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  at(body: Buffer): ParsedRequest | undefined {
    if (body.length > MAX_BODY_BYTES) return undefined;
    const known = this.known.get(crc32(body));
    if (known?.body.equals(body) !== true) return undefined;
    const text = known.text.deref();
    const { variables, answer } = known.rest;
    return text === undefined ? undefined : { text, variables, answer };
  }

  remember(body: Buffer, { text, ...rest }: ParsedRequest): void {
    if (rest.answer === null || body.length > MAX_BODY_BYTES) return;
    // A copy: the original is part of a larger buffer.
    const own = Buffer.allocUnsafeSlow(body.length);
    body.copy(own);
    this.known.set(crc32(body), { body: own, text: new WeakRef(text), rest });
  }
}
