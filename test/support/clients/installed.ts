/** Programs that clients of other languages need. */
import { spawnSync } from 'node:child_process';

export const isInstalled = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words).status === 0;

/** As the Python client requires it. */
export const hasPython = isInstalled(
  'python3',
  '-c',
  'import sys; assert sys.version_info >= (3, 10)',
);
