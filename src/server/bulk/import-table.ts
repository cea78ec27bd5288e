/** Rows of an imported table, one after another. */
import {
  columnsOf,
  headerErrors,
  isAudit,
  readRow,
  type ImportRow,
  type TableColumns,
} from '../../modules/mapping-exchange/domain/import-rows.js';
import { isProblem } from '../../modules/mapping-exchange/domain/import-oscal.js';
import {
  problem,
  type ImportedControl,
  type ImportedFile,
  type ImportProblem,
} from '../../modules/mapping-exchange/domain/imported-control.js';
import { invalid } from '../../shared/errors.js';
import type { InputRecord } from './portfolio.ports.js';
import type { SheetRow } from './import.ports.js';

/** Rows of one file; the largest framework has some 10,000 requirements. */
const MAX_ROWS = 20_000;

/** @throws VALIDATION_FAILED if the file has too many rows */
export function assertRows(count: number): void {
  if (count <= MAX_ROWS) return;
  throw invalid({ field: 'body', type: 'too_long', params: { max_length: MAX_ROWS } });
}

/** The reader of tables returns cells by column name. */
const cellsOf = (value: unknown): ImportRow['cells'] => value as ImportRow['cells'];

export class ImportTable {
  private columns: TableColumns | null = null;
  private readonly controls: ImportedControl[] = [];
  private readonly problems: ImportProblem[] = [];
  private rows = 0;

  get isOpen(): boolean {
    return this.columns !== null;
  }

  /** @param names of the columns in lower case; @throws VALIDATION_FAILED naming the columns that are missing */
  open(names: readonly string[]): void {
    const columns = columnsOf(names);
    const errors = headerErrors(columns);
    if (errors.length > 0) throw invalid(...errors);
    this.columns = columns;
  }

  take(record: InputRecord): void {
    if (record.kind === 'value') {
      this.add({ row: record.line, cells: cellsOf(record.value) });
      return;
    }
    const { line: row, detail } = record;
    this.problems.push(problem('row_unreadable', { row, column: detail.field }));
  }

  /** @param rows the first that is not empty is the header */
  takeSheet(rows: readonly SheetRow[]): void {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const [head, ...others] = filled;
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    this.open(names);
    const used = Object.values(this.columns ?? {});
    const places = names.flatMap((name, at) => (used.includes(name) ? [[name, at] as const] : []));
    for (const { row, cells } of others) {
      this.add({
        row,
        cells: Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])),
      });
    }
  }

  file(): ImportedFile {
    const isExport = this.columns !== null && isAudit(this.columns);
    return {
      format: isExport ? 'ciso_assistant_audit' : 'table',
      controls: this.controls,
      problems: this.problems,
    };
  }

  /** @throws VALIDATION_FAILED if the file has too many rows */
  private add(row: ImportRow): void {
    assertRows((this.rows += 1));
    const { columns } = this;
    if (columns === null) throw new Error('the header comes first');
    const read = readRow(row, columns);
    if (read === null) return;
    if (isProblem(read)) this.problems.push(read);
    else this.controls.push(read);
  }
}
