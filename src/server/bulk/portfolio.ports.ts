/** Records of a stream, tables as a portfolio needs them, and where a body waits until it is whole. */
import type { ErrorDetail } from '../../shared/errors.js';

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

/** Keeps the body of a request until it is answered. */
export interface BodySpool {
  /** @throws UPSTREAM_UNAVAILABLE if there is no room for it */
  write(piece: Uint8Array): Promise<void>;
  /** All that was written; ends early only after `close`. */
  read(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** @param memoryBytes kept in memory at most; the rest goes elsewhere */
export type OpenSpool = (memoryBytes: number) => BodySpool;
