/** Reads a table of the reader's: comma, semicolon or tab; names of the columns in the first line. */
export type CsvRow = Readonly<Record<string, string>>;

/** @returns null if the text is no such table */
export async function readCsv(text: string): Promise<readonly CsvRow[] | null> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const options = { bom: true, trim: true, relax_column_count: true, skip_empty_lines: true };
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t', ','].find((one) => head.includes(one)) ?? ',';
  const columns = (names: string[]): string[] => names.map((name) => name.toLowerCase());
  try {
    return parse(text, { ...options, delimiter, columns }) as unknown as CsvRow[]; // all texts
  } catch {
    return null;
  }
}

export const csvCell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
