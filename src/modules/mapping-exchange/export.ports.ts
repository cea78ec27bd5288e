/** Ports of exports. */
import type { UuidOf } from '../mapping/domain/oscal.js';

/** Row cells are in the order of `head`. */
export type SheetOfText = Readonly<{
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}>;

export interface ExportWriters {
  readonly uuidOf: UuidOf;
  /** RFC 4180, UTF-8. */
  csv(sheet: SheetOfText): string;
  xlsx(sheet: SheetOfText): Promise<Uint8Array>;
}
