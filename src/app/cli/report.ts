/** Prints results of commands. */
import type { Terminal } from '../../client/cli/terminal.js';
import { textTable } from '../../client/cli/text-table.js';

export type JsonOption = Readonly<{ json?: boolean }>;

export const JSON_OPTION = ['--json', 'print the result as an object'] as const;

/** As JSON or as a sentence. @param words including the line break */
export function reportDone(
  { output, note }: Terminal,
  { json }: JsonOption,
  done: object,
  words: string,
): void {
  if (json === true) output(`${JSON.stringify(done)}\n`);
  else note(words);
}

type Table<Entry> = Readonly<{
  head: readonly string[];
  toCells: (entry: Entry) => readonly string[];
}>;

/** As a JSON array or as a table. */
export function reportList<Entry>(
  { output }: Terminal,
  { json }: JsonOption,
  entries: readonly Entry[],
  { head, toCells }: Table<Entry>,
): void {
  output(
    json === true
      ? `${JSON.stringify(entries, null, 2)}\n`
      : textTable([head, ...entries.map(toCells)]),
  );
}

/** Up to the minute, UTC. */
export const minuteOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
