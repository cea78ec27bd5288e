/** What the delta needs from outside. */

/** `line`: of the text, from 1. `cells`: by the column's name in lower case. */
export type TableRow = Readonly<{ line: number; cells: Readonly<Record<string, string>> }>;

/** Null where the text is no table with a header. */
export type ReadTable = (text: string) => readonly TableRow[] | null;
