/** Waits for what a process says. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @returns the group of the pattern. @throws Error with all that it said where it ends before. */
export function untilSaid(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const onMessage = (line: string): void => {
      said += `${line}\n`;
      const [, found] = pattern.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    };
    createInterface(child.stdout).on('line', onMessage);
    createInterface(child.stderr).on('line', onMessage);
    child.once('exit', (code) => {
      reject(new Error(`it ended with ${String(code)}: ${said}`));
    });
  });
}
