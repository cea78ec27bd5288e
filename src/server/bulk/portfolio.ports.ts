/** Ports of portfolios: record readers, tables and body storage. */
import type { ErrorDetail } from '../../shared/errors.js';

/**
 * `value`: JSON, or cells by column name in lower case. `cells`: what could be read despite the error. `isEnd`: nothing
 * after it can be read.
 */
type RecordContent =
  | Readonly<{ kind: 'value'; value: unknown }>
  | Readonly<{ kind: 'fault'; detail: ErrorDetail; cells?: unknown; isEnd?: true }>;

/** `line`: from 1. `bytes`: up to the end of the record. */
export type InputRecord = RecordContent & Readonly<{ line: number; bytes: number }>;

export interface RecordReader {
  /** Records that end in this piece. */
  read(piece: Uint8Array): readonly InputRecord[];
  /** Records after the last line break. */
  end(): Promise<readonly InputRecord[]>;
}

export interface TableReader extends RecordReader {
  /** Names in the header, in lower case; null until it was read, and in an empty table. */
  readonly columns: readonly string[] | null;
}

export type TableTools = Readonly<{
  /** Reads a table with a header line. A longer record ends the table. */
  openReader: (longestBytes: number) => TableReader;
  /** One row with its line ending; formulas are escaped. */
  writeRow: (cells: readonly string[]) => string;
}>;

/** Stores a request body until it is answered. */
export interface BodySpool {
  /** @throws UPSTREAM_UNAVAILABLE if there is no space left */
  write(piece: Uint8Array): Promise<void>;
  /** Everything written; ends early only after `close`. */
  read(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** @param memoryBytes maximum kept in memory */
export type OpenSpool = (memoryBytes: number) => BodySpool;
