/** Ports of the mapping delta. */

/** `line`: of the text, from 1. `cells`: by lower-case column name. */
export type TableRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

/** Null if the text is not a table with a header. */
export type ReadTable = (text: string) => readonly TableRow[] | null;
