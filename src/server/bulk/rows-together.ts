/** Groups consecutive table rows with equal id and members into one organisation. */
import type { ErrorDetail } from '../../shared/errors.js';
import { JSON_LIMITS } from '../validation/json-shape.js';
import {
  faultyLine,
  toOrganisation,
  type Cells,
  type Organisation,
  type OrganisationReader,
} from './organisation.js';
import type { InputRecord } from './portfolio.ports.js';

/** `list`: the member that rows fill. `columns`: columns of an item. `words`: columns read in lower case. */
export type RowForm = Readonly<{
  list: string;
  columns: readonly string[];
  words: readonly string[];
}>;

type Cell = readonly [string, string];
type Item = Readonly<Record<string, string>>;
type Group = {
  readonly line: number;
  readonly key: string;
  readonly members: Item;
  lastLine: number;
  bytes: number;
  /** Per item. */
  readonly lines: number[];
  readonly items: Item[];
  readonly errors: ErrorDetail[];
};

const filled = (cells: readonly Cell[]): Item =>
  Object.fromEntries(cells.filter(([, cell]) => cell !== ''));

export class RowsTogether implements OrganisationReader {
  private group: Group | null = null;
  /** Errors since the last readable row. */
  private unread: ErrorDetail[] = [];

  constructor(private readonly form: RowForm) {}

  take(record: InputRecord): readonly Organisation[] {
    const cells = record.kind === 'fault' ? record.cells : record.value;
    const before = cells === undefined ? [] : this.takeRow(record, Object.entries(cells as Cells));
    return record.kind === 'fault' ? [...before, ...this.addError(record)] : before;
  }

  private takeRow(record: InputRecord, cells: readonly Cell[]): readonly Organisation[] {
    const isOfItem = ([name]: Cell) => this.form.columns.includes(name);
    const members = filled(cells.filter((cell) => !isOfItem(cell)));
    const key = JSON.stringify(members);
    const before = this.group?.key === key ? [] : this.end();
    this.group ??= this.begin(record, key, members);
    this.add(this.group, record, this.itemOf(cells.filter(isOfItem)));
    return before;
  }

  private begin({ line, bytes }: InputRecord, key: string, members: Item): Group {
    const { unread } = this;
    this.unread = [];
    const place = { line, lastLine: line, bytes };
    return { ...place, key, members, lines: [], items: [], errors: [...unread] };
  }

  end(): readonly Organisation[] {
    const { group } = this;
    this.group = null;
    if (group === null) return [];
    const body = { ...group.members, [this.form.list]: group.items };
    const inTable = (field: string) => this.inTable(field, group.lines);
    const { lastLine } = group;
    return [{ ...toOrganisation(group, body, group.errors), lastLine, inTable }];
  }

  /** Maps `items.1.status` to `csv.<line>.status`. */
  private inTable(field: string, lines: readonly number[]): string {
    const [list, index = '', ...rest] = field.split('.');
    const line = list === this.form.list ? lines[Number(index)] : undefined;
    return line === undefined ? field : ['csv', String(line), ...rest].join('.');
  }

  private itemOf(cells: readonly Cell[]): Item {
    const { words } = this.form;
    return filled(
      cells.map(([name, cell]) => [name, words.includes(name) ? cell.toLowerCase() : cell]),
    );
  }

  /** An unreadable row may belong to the organisation before or after it, so both report the error. */
  private addError(fault: InputRecord & Readonly<{ kind: 'fault' }>): readonly Organisation[] {
    if (fault.isEnd === true) return [...this.end(), faultyLine(fault, fault.detail, true)];
    const placed = { ...fault.detail, field: `csv.${String(fault.line)}` };
    if (fault.cells === undefined) this.unread.push(placed);
    this.group?.errors.push(placed);
    return this.group === null ? [faultyLine(fault, fault.detail, false)] : [];
  }

  private add(group: Group, { line, bytes }: InputRecord, item: Item): void {
    const most = JSON_LIMITS.arrayItems;
    if (this.unread.length > 0 && group.lines.length > 0) this.unread = [];
    group.bytes = bytes;
    group.lastLine = line;
    if (group.items.length === most) {
      if (group.lines.length > most) return;
      const params = { max_length: most };
      group.errors.push({ field: this.form.list, type: 'too_long', params });
    } else group.items.push(item);
    group.lines.push(line);
  }
}
