/** What is measured: a running server, and how it is asked. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** `headers`: told with every request, one set for each request in turn. */
export type Subject = Readonly<{
  name: string;
  port: number;
  pid: number;
  headers: readonly Readonly<Record<string, string>>[];
  stop: () => Promise<void>;
}>;

/** First line of a program's output that has the form, its first group. */
export async function told(program: ChildProcess, form: RegExp): Promise<string> {
  const lines = createInterface({ input: program.stdout as Readable }); // it is started with a pipe
  for await (const line of lines) {
    const found = form.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('a server ended before it listened');
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
