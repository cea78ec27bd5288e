/** Waits for output of a process. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @returns the captured group of the pattern @throws Error with all output if the process exits first */
export function untilOutput(
  child: ChildProcessWithoutNullStreams,
  pattern: RegExp,
): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const onMessage = (line: string): void => {
      output += `${line}\n`;
      const [, found] = pattern.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    };
    createInterface(child.stdout).on('line', onMessage);
    createInterface(child.stderr).on('line', onMessage);
    child.once('exit', (code) => {
      reject(new Error(`it ended with ${String(code)}: ${output}`));
    });
  });
}
