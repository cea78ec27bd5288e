/** An answer kept as the bytes that were sent: only the request id in it changes from one request to the next. */
import { LONGEST_END, pack, type Encoding, type Packed } from './packing.js';

/** What its bytes hang on, beside the address. */
export const CACHED_VARY = 'X-API-Key, Accept-Encoding';

/** Below it compression saves no packet. */
const WORTH_PACKING_BYTES = 1_024;

/** Memory of an answer beside its bytes. */
const BYTES_EACH = 512;

/** A text cut at the request id. */
type Cut = Readonly<{ before: string; after: string }>;

function cutAt(text: string, requestId: string): Cut | null {
  const place = text.indexOf(requestId);
  if (place < 0 || place !== text.lastIndexOf(requestId)) return null;
  return { before: text.slice(0, place), after: text.slice(place + requestId.length) };
}

/** Bytes in memory of their own: in the shared pieces that small buffers are cut from, one keeps all 64 kB. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** What to send, in two parts: the first is kept, the second made for the request. `length`: bytes of both. */
export type AnswerBytes = Readonly<{ beginning: Buffer; end: Buffer; length: number }>;

export class CachedAnswer {
  private readonly packed = new Map<Encoding, Packed>();

  private constructor(
    private readonly before: Buffer,
    private readonly after: string,
    private readonly idLength: number,
    /** Its entity tag; null where it has none. */
    readonly tag: string | null,
  ) {}

  /** @returns null where the text does not hold the request id exactly once: then it is not the same for the next. */
  static of(text: string, requestId: string, tag: string | null): CachedAnswer | null {
    const cut = cutAt(text, requestId);
    if (cut === null) return null;
    return new CachedAnswer(ownBytes(cut.before), cut.after, requestId.length, tag);
  }

  /** Bytes of memory that it takes, with its compressed forms. */
  get size(): number {
    return BYTES_EACH + 2 * this.before.length + 2 * this.after.length;
  }

  /** The encoding of those wished for that it comes in; null: as it is. */
  encodingFor(wished: Encoding | null): Encoding | null {
    const isPackable = this.after.length * 3 + this.idLength <= LONGEST_END;
    return this.before.length >= WORTH_PACKING_BYTES && isPackable ? wished : null;
  }

  /** @param encoding one of `encodingFor` */
  bytes(requestId: string, encoding: Encoding | null): AnswerBytes {
    const bytes = Buffer.from(requestId + this.after);
    const { beginning, end } = encoding === null ? this.plain(bytes) : this.in(encoding, bytes);
    return { beginning, end, length: beginning.length + end.length };
  }

  private plain(end: Buffer) {
    return { beginning: this.before, end };
  }

  /** Compressed when it is first asked for in that encoding. */
  private in(encoding: Encoding, bytes: Buffer) {
    const packed = this.packed.get(encoding) ?? pack(this.before, encoding);
    this.packed.set(encoding, packed);
    return { beginning: packed.beginning, end: packed.end(bytes) };
  }
}
