/** Streaming CSV (RFC 4180). The header line determines the delimiter. */
import { parse, type CsvError, type Parser } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import type { InputRecord, TableReader, TableTools } from '../../server/bulk/portfolio.ports.js';

/** With another delimiter a comma may be part of a number. */
const DELIMITERS = [',', ';', '\t'] as const;
const LINE_FEED = 0x0a;
const MAX_HEADER_BYTES = 65_536;

/** For bytes that are not valid UTF-8. */
const REPLACEMENT = '\ufffd';

/** The shape that `info: true` gives together with `columns`. */
type Parsed = Readonly<{
  record: Readonly<Record<string, string>>;
  info: Readonly<{ lines: number; bytes: number; columns: readonly unknown[]; error?: CsvError }>;
}>;
/** Ends the input: too long, or an unclosed quotation mark. */
type Skipped = Readonly<{ skipped: CsvError; bytes: number }>;

const TOO_LONG = 'CSV_MAX_RECORD_SIZE';
const INVALID = { field: 'line', type: 'csv_line_invalid' } as const;

const isSkipped = (one: Parsed | Skipped): one is Skipped => 'skipped' in one;

/** The first in the header; a single column has none. */
function delimiterOf(header: string): string {
  const places = DELIMITERS.map((one) => ({ one, at: header.indexOf(one) }));
  const [first] = places.filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at);
  return first?.one ?? ',';
}

function toRecord(parsed: Parsed): InputRecord {
  const { record, info } = parsed;
  const place = { line: info.lines, bytes: info.bytes };
  const cells = Object.entries(record).map(([name, cell]): [string, string] => [name, cell.trim()]);
  const garbled = cells.find(([, cell]) => cell.includes(REPLACEMENT));
  const value = Object.fromEntries(cells);
  if (garbled !== undefined) {
    const detail = { field: garbled[0], type: 'string_unicode' };
    return { ...place, kind: 'fault', detail, cells: value };
  }
  // Missing cells at the end are empty; extra cells are an error.
  const isTooLong = info.error !== undefined && cells.length >= info.columns.length;
  return isTooLong
    ? { ...place, kind: 'fault', detail: INVALID, cells: value }
    : { ...place, kind: 'value', value };
}

class CsvReader implements TableReader {
  columns: readonly string[] | null = null;
  private parser: Parser | null = null;
  private head: Uint8Array = Buffer.alloc(0);
  private hasEnded = false;
  private lastLine = 1;

  constructor(private readonly longestBytes: number) {}

  read(piece: Uint8Array): readonly InputRecord[] {
    if (this.hasEnded) return [];
    if (this.parser !== null) return this.readOn(this.parser, piece);
    this.head = Buffer.concat([this.head, piece]);
    const isKnown = this.head.includes(LINE_FEED) || this.head.length > MAX_HEADER_BYTES;
    return isKnown ? this.readOn(this.open(), this.head) : [];
  }

  async end(): Promise<readonly InputRecord[]> {
    if (this.hasEnded) return [];
    const before = this.parser === null ? this.readOn(this.open(), this.head) : [];
    this.parser?.end();
    const rest: InputRecord[] = [];
    for await (const one of this.parser ?? []) rest.push(this.toRecord(one as Parsed | Skipped));
    return [...before, ...rest];
  }

  private open(): Parser {
    const text = Buffer.from(this.head).toString();
    const delimiter = delimiterOf(text.split('\n', 1)[0] ?? '');
    const parser = parse({
      bom: true,
      columns: (names: string[]) => this.named(names.map((name) => name.trim().toLowerCase())),
      delimiter,
      info: true,
      max_record_size: this.longestBytes,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      // After the preceding records. Throwing ends the parser.
      on_skip: (error) => {
        if (error === undefined) return undefined;
        parser.push({ skipped: error, bytes: parser.info.bytes } satisfies Skipped);
        if (error.code === TOO_LONG) throw error;
        return undefined;
      },
    });
    parser.on('error', () => undefined);
    this.parser = parser;
    return parser;
  }

  private named(columns: string[]): string[] {
    this.columns = columns;
    return columns;
  }

  /** The parser is synchronous. */
  private readOn(parser: Parser, piece: Uint8Array): readonly InputRecord[] {
    const records: InputRecord[] = [];
    parser.write(piece);
    for (let one: unknown = parser.read(); one !== null; one = parser.read() as unknown) {
      records.push(this.toRecord(one as Parsed | Skipped)); // it makes nothing else
    }
    return records;
  }

  private toRecord(one: Parsed | Skipped): InputRecord {
    if (!isSkipped(one)) {
      const record = toRecord(one);
      this.lastLine = record.line;
      return record;
    }
    this.hasEnded = true;
    const params = { max_bytes: this.longestBytes };
    const isTooLong = one.skipped.code === TOO_LONG;
    const detail = isTooLong ? { field: 'line', type: 'line_too_long', params } : INVALID;
    return { line: this.lastLine + 1, bytes: one.bytes, kind: 'fault', detail, isEnd: true };
  }
}

export const tableTools: TableTools = {
  openReader: (longestBytes) => new CsvReader(longestBytes),
  writeRow: (cells) => stringify([[...cells]], { escape_formulas: true }),
};
