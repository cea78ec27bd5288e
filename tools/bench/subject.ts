/** A running server to measure. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** `headers`: sets of request headers, used in turn. `members`: further processes that answer. */
export type Subject = Readonly<{
  name: string;
  port: number;
  pid: number;
  members?: readonly number[];
  headers: readonly Readonly<Record<string, string>>[];
  stop: () => Promise<void>;
}>;

/** First group of the first output line that matches the pattern. */
export async function waitForLine(program: ChildProcess, form: RegExp): Promise<string> {
  const lines = createInterface({ input: program.stdout as Readable }); // started with a pipe
  for await (const line of lines) {
    const found = form.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('a server ended before it listened');
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
