/** Links in the form of the exported tables, for evaluations independent of the graph. */
import { parse } from 'csv-parse/sync';
import { exportedText, PAIRS } from '../modules/mapping-exchange/export-fixture.js';

/** `from`, `to`: ids of nodes. */
export type ExportedLink = Readonly<{
  from: string;
  to: string;
  relation: string;
  strength: number;
  role: string;
  coverage: string;
}>;

type ExportedRow = Readonly<Record<string, string>>;

const rowsOf = (text: string): readonly ExportedRow[] => parse(text, { columns: true });

const common = ({ relation = '', strength, role = '', coverage = '' }: ExportedRow) => ({
  relation,
  strength: Number(strength),
  role,
  coverage,
});

export async function linksOfMeasures(): Promise<readonly ExportedLink[]> {
  const rows = rowsOf(await exportedText({ format: 'csv' }));
  return rows.map((row) => ({
    from: `measure:${row['measure'] ?? ''}`,
    to: `${row['framework'] ?? ''}:${row['control'] ?? ''}`,
    ...common(row),
  }));
}

/** Each link once, in the direction of its first table. */
export async function linksOfControls(): Promise<readonly ExportedLink[]> {
  const found = new Map<string, ExportedLink>();
  for (const [from, framework] of PAIRS) {
    if (from === 'nis2' || framework === 'nis2') continue;
    for (const row of rowsOf(await exportedText({ format: 'csv', from, framework }))) {
      const ends = {
        from: `${from}:${row['from'] ?? ''}`,
        to: `${framework}:${row['to'] ?? ''}`,
      };
      const name = [ends.from, ends.to].sort().join(' ');
      if (!found.has(name)) found.set(name, { ...ends, ...common(row) });
    }
  }
  return [...found.values()];
}
