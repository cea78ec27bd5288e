/** Ports of exports. */
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
