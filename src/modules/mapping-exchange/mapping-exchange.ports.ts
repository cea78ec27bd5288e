/** Port of tables that callers send. */

/** `line`: of the text, from 1. `cells`: by lower-case column name. */
export type TableRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

/** `columns`: names in the header, in lower case; none in an empty text. */
type ReadableTable = Readonly<{ columns: readonly string[]; rows: readonly TableRow[] }>;

/** Null if the text is not a table. */
export type ReadTable = (text: string) => ReadableTable | null;
