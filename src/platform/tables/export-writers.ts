/** CSV, XLSX and YAML exports, and name-based UUIDs. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { stringify } from 'csv-stringify/sync';
import type Zip from 'pizzip';
import type WriteSheet from 'write-excel-file/node';
import type Yaml from 'yaml';
import { lazy } from '../../shared/lazy.js';
import type { Sheet } from '../../modules/mapping-exchange/domain/platform-tables.js';

const require = createRequire(import.meta.url);

const libraries = lazy(() => ({
  PizZip: require('pizzip') as typeof Zip,
  writeSheet: require('write-excel-file/node') as typeof WriteSheet,
  yaml: require('yaml') as typeof Yaml,
}));

/** The URL namespace (RFC 9562). */
const NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');
const UUID_BYTES = 16;
const VERSION_AT = 6;
const VARIANT_AT = 8;

/** UUID version 5 (RFC 9562). */
function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, UUID_BYTES);
  bytes.writeUInt8((bytes.readUInt8(VERSION_AT) & 0x0f) | 0x50, VERSION_AT);
  bytes.writeUInt8((bytes.readUInt8(VARIANT_AT) & 0x3f) | 0x80, VARIANT_AT);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const NARROWEST = 10;
const WIDEST = 60;

const widthOf = (cells: readonly string[]): number =>
  Math.min(WIDEST, Math.max(NARROWEST, ...cells.map((cell) => cell.length + 2)));

/** The earliest date of a zip archive, in local time. */
const NO_DAY = new Date(1980, 0, 1);

/** The same content gives the same bytes. */
function withoutDates(bytes: Uint8Array): Uint8Array {
  const archive = new (libraries().PizZip)(bytes);
  for (const part of Object.values(archive.files)) part.date = NO_DAY;
  return archive.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function toSheet({ title, head, rows }: Sheet) {
  const top = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const columns = head.map((name, at) => ({
    width: widthOf([name, ...rows.map((row) => row[at] ?? '')]),
  }));
  return { data: [top, ...cells], sheet: title, columns, stickyRowsCount: 1 };
}

export const exportWriters = () => ({
  uuidOf,
  /** RFC 4180, UTF-8. Spreadsheets treat cells with some prefixes as formulas. */
  csv: ({ head, rows }: Sheet): string => stringify([head, ...rows], { escape_formulas: true }),
  xlsx: async (...sheets: readonly Sheet[]): Promise<Uint8Array> => {
    const made = libraries().writeSheet(sheets.map(toSheet));
    return withoutDates(await made.toBuffer());
  },
  /** YAML 1.2, UTF-8. */
  yaml: (value: object): string =>
    libraries().yaml.stringify(value, {
      lineWidth: 0,
      aliasDuplicateObjects: false,
    }),
});

export type ExportWriters = ReturnType<typeof exportWriters>;
