/** An answer cached as bytes; only its request id changes. */
import { toWire } from '../writer/wire-text.js';
import { MAX_END, pack, type Encoding, type Packed } from './packing.js';

/** Request headers that change the bytes. */
export const CACHED_VARY = 'X-API-Key, Authorization, Accept-Encoding';

/** Smaller answers fit one packet. */
const WORTH_PACKING_BYTES = 1_024;

const BYTES_EACH = 512;

/** A text split at the request id. */
type Cut = Readonly<{ before: string; after: string }>;

function cutAt(text: string, requestId: string): Cut | null {
  const place = text.indexOf(requestId);
  if (place < 0 || place !== text.lastIndexOf(requestId)) return null;
  return { before: text.slice(0, place), after: text.slice(place + requestId.length) };
}

/** Outside Node's shared pool, in which a small buffer keeps all 64 kB. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** `beginning`: cached. `end`: made for the request; a string is wire text. `length`: bytes of both. */
export type AnswerBytes = Readonly<{ beginning: Buffer; end: Buffer | string; length: number }>;

export class CachedAnswer {
  private readonly packed = new Map<Encoding, Packed>();

  private constructor(
    private readonly before: Buffer,
    /** Wire text. */
    private readonly after: string,
    private readonly idLength: number,
    /** Its entity tag, if any. */
    readonly tag: string | null,
  ) {}

  /** @returns null unless the text contains the request id once */
  static of(text: string, requestId: string, tag: string | null): CachedAnswer | null {
    const cut = cutAt(text, requestId);
    if (cut === null) return null;
    return new CachedAnswer(ownBytes(cut.before), toWire(cut.after), requestId.length, tag);
  }

  /** Estimated, with compressed forms. */
  get size(): number {
    return BYTES_EACH + 2 * this.before.length + 2 * this.after.length;
  }

  /** Null: uncompressed. */
  encodingFor(wished: Encoding | null): Encoding | null {
    const isPackable = this.after.length + this.idLength <= MAX_END;
    return this.before.length >= WORTH_PACKING_BYTES && isPackable ? wished : null;
  }

  /** @param encoding as returned by `encodingFor` */
  bytes(requestId: string, encoding: Encoding | null): AnswerBytes {
    const text = requestId + this.after;
    if (encoding === null) {
      return { beginning: this.before, end: text, length: this.before.length + text.length };
    }
    const packed = this.in(encoding);
    const end = packed.end(Buffer.from(text, 'latin1'));
    return { beginning: packed.beginning, end, length: packed.beginning.length + end.length };
  }

  /** As one piece. */
  whole(requestId: string, encoding: Encoding | null): Buffer {
    const { beginning, end } = this.bytes(requestId, encoding);
    return Buffer.concat([beginning, typeof end === 'string' ? Buffer.from(end, 'latin1') : end]);
  }

  /** Compressed on first use. */
  private in(encoding: Encoding): Packed {
    const packed = this.packed.get(encoding) ?? pack(this.before, encoding);
    this.packed.set(encoding, packed);
    return packed;
  }
}
