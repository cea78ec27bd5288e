/** CSV tables with a header line (RFC 4180); comma, semicolon or tab. */
import { CsvError, parse } from 'csv-parse/sync';
import type { ReadTable, TableRow } from '../../modules/mapping-exchange/mapping-exchange.ports.js';

/** More lines indicate a mistake or an attack. */
const MAX_LINES = 10_000;

type Parsed = Readonly<{ record: Readonly<Record<string, string>>; info: { lines: number } }>;

const toRow = ({ record, info }: Parsed): TableRow => ({ line: info.lines, cells: record });

/** Null if the text is not CSV. Lower-cases column names. */
export const readCsv: ReadTable = (text) => {
  let columns: readonly string[] = [];
  const named = (names: string[]): string[] => {
    const lower = names.map((name) => name.trim().toLowerCase());
    columns = lower;
    return lower;
  };
  try {
    // The shape that `info: true` gives together with `columns`.
    const rows = parse(text, {
      bom: true,
      columns: named,
      delimiter: [',', ';', '\t'],
      info: true,
      skip_empty_lines: true,
      to: MAX_LINES,
      trim: true,
    }) as unknown as Parsed[];
    return { columns, rows: rows.map(toRow) };
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
};
