/** Table with a caption; the twin of a picture, or the picture of small data. */
import type { ComponentChildren } from 'preact';

/** `isNumber`: right-aligned figures. */
type Column = Readonly<{ title: string; isNumber?: boolean }>;

/** `hasHeading`: a heading with the words of the caption precedes the table. */
type TableProps = Readonly<{
  caption: string;
  hasHeading?: boolean;
  columns: readonly Column[];
  /** Cells in the order of the columns; the first names the row. */
  rows: readonly (readonly ComponentChildren[])[];
}>;

export function DataTable({ caption, hasHeading = false, columns, rows }: TableProps) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table class="stack">
        <caption class={hasHeading ? 'unseen' : ''}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  class={columns[at]?.isNumber ? 'number' : ''}
                  data-label={at === 0 ? undefined : columns[at]?.title}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
