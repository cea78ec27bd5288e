/** Runs a program with cases on its standard input. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

type Run = Readonly<{ input: string; env?: NodeJS.ProcessEnv; cwd?: string }>;

/** @returns the JSON object that it prints. @throws Error with its standard error if it fails */
export async function runClient(
  program: string,
  words: readonly string[],
  { input, ...options }: Run,
): Promise<Readonly<Record<string, unknown>>> {
  const child = spawn(program, words, { ...options, stdio: 'pipe' });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(errors);
  return JSON.parse(output) as Readonly<Record<string, unknown>>; // the runners print one object
}
