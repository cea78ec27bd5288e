/** Packages of rarely used tools: a folder with its own lock file, installed on first use (D-356). */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OPTIONS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * On first use and after changes of the lock file.
 *
 * @throws Error if the registry is unavailable
 */
export function installLocked(folder: string): void {
  const mark = path.join(folder, 'node_modules/.installed');
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  const { status } = spawnSync('npm', OPTIONS, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`the packages of ${folder} could not be installed`);
  writeFileSync(mark, lock);
}
