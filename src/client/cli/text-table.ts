/** Aligned columns, two spaces apart. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
