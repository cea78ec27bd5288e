/** Operator list as a table; on phones each line is a card. */
import type { ComponentChildren } from 'preact';
import { useSession } from '../../lib/session.js';
import { Busy } from '../../parts/busy.js';
import { ErrorNote } from '../../parts/error-note.js';
import { MoreButton } from '../../parts/more-button.js';
import type { Lines } from './use-lines.js';

/** `isNumber`: aligned right. `cell`: renders a line. */
export type Column<Line> = Readonly<{
  head: string;
  isNumber?: boolean;
  cell: (line: Line) => ComponentChildren;
}>;

type TableProps<Line> = Readonly<{
  name: string;
  title: string;
  list: Lines<Line>;
  columns: readonly Column<Line>[];
  keyOf: (line: Line) => string;
  children?: ComponentChildren;
}>;

type RowsProps<Line> = Pick<TableProps<Line>, 'name' | 'columns' | 'keyOf'> &
  Readonly<{ lines: readonly Line[] }>;

/** The first column identifies the line and needs no label. */
export function Rows<Line>({ name, columns, keyOf, lines }: RowsProps<Line>) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-labelledby={name}>
      <table class="stack">
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" class={isNumber === true ? 'number' : ''}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={keyOf(line)}>
              {columns.map(({ head, isNumber, cell }, at) => (
                <td
                  key={head}
                  class={isNumber === true ? 'number' : ''}
                  data-label={at === 0 || head === '' ? undefined : head}
                >
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LineTable<Line>({ name, title, list, children, ...rows }: TableProps<Line>) {
  const { t } = useSession();
  const { lines, isBusy, error, hasMore, more, again } = list;
  return (
    <section class="card" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
      <ErrorNote error={error} onRetry={again} />
      {lines.length === 0 ? null : <Rows name={name} lines={lines} {...rows} />}
      {lines.length === 0 && !isBusy && error === null ? (
        <p class="quiet">{t('console:account.nothing')}</p>
      ) : null}
      <Busy isBusy={isBusy} />
      <MoreButton hasMore={hasMore} more={more} />
    </section>
  );
}
