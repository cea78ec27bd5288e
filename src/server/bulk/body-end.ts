/**
 * Whether a request body arrived whole. Once an answer has begun, proxies may drop parts of a chunked body (Go's
 * net/http, HTTP/1), even inside a line; so end markers count bytes.
 */
import { isRecord } from '../../shared/json-record.js';
import type { InputRecord } from './portfolio.ports.js';
import type { StreamOptions } from './stream-request.js';

const LINE_FEED = 0x0a;

/** Longer than any end marker with its empty cells. */
const TAIL_BYTES = 1_024;

const CELL_MARKER = /^end=(\d{1,9})$/;
const ROW_MARKER = /^"?end=(\d{1,9})"?[,;\t"]*$/;

/** `{"kind":"end","bytes":120}`. @returns its byte count; null for anything else */
function jsonMarker(value: unknown): number | null {
  if (!isRecord(value) || value['kind'] !== 'end' || Object.keys(value).length !== 2) return null;
  return typeof value['bytes'] === 'number' ? value['bytes'] : null;
}

function isRowMarker(value: unknown): boolean {
  const [first, ...others] = Object.values(isRecord(value) ? value : {});
  return (
    typeof first === 'string' && CELL_MARKER.test(first) && others.every((cell) => cell === '')
  );
}

function declaredBy(line: string, form: StreamOptions['from']): number | null {
  if (form === 'csv') {
    const [, bytes] = ROW_MARKER.exec(line) ?? [];
    return bytes === undefined ? null : Number(bytes);
  }
  try {
    return jsonMarker(JSON.parse(line));
  } catch {
    return null;
  }
}

export type EndRule = Pick<StreamOptions, 'duplex' | 'from' | 'lines' | 'bytesTotal'>;

export class BodyEnd {
  private bytes = 0;
  private breaks = 0;
  private tail: Uint8Array = Buffer.alloc(0);

  constructor(private readonly rule: EndRule) {}

  see(piece: Uint8Array): void {
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1)) {
      this.breaks += 1;
    }
    this.bytes += piece.length;
    const last = piece.subarray(-TAIL_BYTES);
    this.tail = Buffer.concat([this.tail, last]).subarray(-TAIL_BYTES);
  }

  withoutMarker(records: readonly InputRecord[]): readonly InputRecord[] {
    const { duplex, from } = this.rule;
    if (duplex === 'half') return records;
    const isMarker = ({ value }: InputRecord & { kind: 'value' }) =>
      from === 'csv' ? isRowMarker(value) : jsonMarker(value) !== null;
    return records.filter((record) => record.kind === 'fault' || !isMarker(record));
  }

  get isTerminated(): boolean {
    return (this.tail.at(-1) ?? LINE_FEED) === LINE_FEED;
  }

  /** Whether the body is complete, as far as declared. Valid at the end of the body. */
  get isWhole(): boolean {
    const { duplex, lines, bytesTotal } = this.rule;
    const arrived = this.breaks + (this.isTerminated ? 0 : 1);
    if (lines !== null && lines !== arrived) return false;
    return duplex === 'half' || bytesTotal !== null || this.isMarked();
  }

  private isMarked(): boolean {
    const text = Buffer.from(this.tail).toString('latin1');
    if (!this.isTerminated) return false;
    const line = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
    return declaredBy(line.trim(), this.rule.from) === this.bytes - line.length;
  }
}
