/** Commands that do something: an object for programs, words for people. */
import type { Terminal } from '../../client/cli/terminal.js';

export type JsonOption = Readonly<{ json?: boolean }>;

/** Arguments of `option` of such a command. */
export const JSON_OPTION = ['--json', 'print an object with what was done'] as const;

/** @param words with their line break */
export function reportDone(
  { output, note }: Terminal,
  { json }: JsonOption,
  done: object,
  words: string,
): void {
  if (json === true) output(`${JSON.stringify(done)}\n`);
  else note(words);
}
