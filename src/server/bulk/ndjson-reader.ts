/** JSON values, one per line (application/x-ndjson). Invalid lines do not affect others. */
import type { ErrorDetail } from '../../shared/errors.js';
import type { InputRecord, RecordReader } from './portfolio.ports.js';

const LINE_FEED = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export class NdjsonReader implements RecordReader {
  private line = 0;
  private bytes = 0;
  /** Pieces of the current line; dropped if it is too long. */
  private pieces: Uint8Array[] = [];
  private length = 0;

  constructor(private readonly longestBytes: number) {}

  read(piece: Uint8Array): readonly InputRecord[] {
    const records: InputRecord[] = [];
    let from = 0;
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, from)) {
      this.take(piece.subarray(from, at));
      this.bytes += 1;
      records.push(...this.finish());
      from = at + 1;
    }
    this.take(piece.subarray(from));
    return records;
  }

  end(): Promise<readonly InputRecord[]> {
    return Promise.resolve(this.finish());
  }

  private take(piece: Uint8Array): void {
    this.bytes += piece.length;
    this.length += piece.length;
    if (this.length > this.longestBytes) this.pieces = [];
    else if (piece.length > 0) this.pieces.push(piece);
  }

  /** Ignores empty lines. */
  private finish(): InputRecord[] {
    const { pieces, length, bytes } = this;
    const line = ++this.line;
    this.pieces = [];
    this.length = 0;
    const place = { line, bytes };
    if (length > this.longestBytes) return [{ ...place, kind: 'fault', detail: this.tooLong() }];
    try {
      const text = utf8.decode(Buffer.concat(pieces)).trim();
      return text === '' ? [] : [{ ...place, kind: 'value', value: JSON.parse(text) as unknown }];
    } catch {
      return [{ ...place, kind: 'fault', detail: { field: 'line', type: 'json_line_invalid' } }];
    }
  }

  private tooLong(): ErrorDetail {
    return { field: 'line', type: 'line_too_long', params: { max_bytes: this.longestBytes } };
  }
}
