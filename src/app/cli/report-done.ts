/** Prints the result of a command as JSON or as a sentence. */
import type { Terminal } from '../../client/cli/terminal.js';

export type JsonOption = Readonly<{ json?: boolean }>;

export const JSON_OPTION = ['--json', 'print the result as an object'] as const;

/** @param words including the line break */
export function reportDone(
  { output, note }: Terminal,
  { json }: JsonOption,
  done: object,
  words: string,
): void {
  if (json === true) output(`${JSON.stringify(done)}\n`);
  else note(words);
}
