/** Records of a stream, and tables as a portfolio needs them. */
import type { ErrorDetail } from '../../core/errors.js';

/**
 * What stands on a line. `value`: of JSON, or the cells of a table by the column's name in lower case.
 * `cells`: what could be read all the same. `isEnd`: nothing can be read behind it.
 */
type RecordContent =
  | Readonly<{ kind: 'value'; value: unknown }>
  | Readonly<{ kind: 'fault'; detail: ErrorDetail; cells?: unknown; isEnd?: true }>;

/** `line`: of the text, from 1. `bytes`: of the text up to its end. */
export type InputRecord = RecordContent & Readonly<{ line: number; bytes: number }>;

/** Takes a text in pieces, as they arrive. */
export interface RecordReader {
  /** The records that end in this piece. */
  read(piece: Uint8Array): readonly InputRecord[];
  /** What stands behind the last line end. */
  end(): Promise<readonly InputRecord[]>;
}

export type TableTools = Readonly<{
  /** A table with a header line. A record that is longer ends it. */
  openReader: (longestBytes: number) => RecordReader;
  /** One line, its end included; nothing in it is taken for a formula. */
  writeRow: (cells: readonly string[]) => string;
}>;
