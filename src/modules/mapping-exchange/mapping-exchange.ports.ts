/** Ports of exports and of tables that callers send. */
import type { UuidOf } from '../mapping/domain/oscal.js';
import type { Sheet } from './domain/platform-tables.js';

export interface ExportWriters {
  readonly uuidOf: UuidOf;
  /** RFC 4180, UTF-8. */
  readonly csv: (sheet: Sheet) => string;
  readonly xlsx: (...sheets: readonly Sheet[]) => Promise<Uint8Array>;
  /** YAML 1.2, UTF-8. */
  readonly yaml: (value: object) => string;
}

/** `line`: of the text, from 1. `cells`: by lower-case column name. */
export type TableRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

/** `columns`: names in the header, in lower case; none in an empty text. */
type Table = Readonly<{ columns: readonly string[]; rows: readonly TableRow[] }>;

/** Null if the text is not a table. */
export type ReadTable = (text: string) => Table | null;
