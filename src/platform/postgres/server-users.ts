/** Who uses the embedded server: each process leaves a file, and the last one out stops the server. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './postmaster-file.js';

/** Tells this process from an earlier one with the same number. */
const birth = (): string => String(Math.round(performance.timeOrigin));

/** @returns path of the file, to be given to `leave`. */
export async function enter(directory: string): Promise<string> {
  const users = join(directory, 'users');
  await mkdir(users, { recursive: true });
  const path = join(users, [process.pid, birth(), randomUUID()].join('.'));
  await writeFile(path, '');
  return path;
}

/** @returns whether somebody else still uses the server. */
export async function leave(directory: string, path: string): Promise<boolean> {
  await rm(path, { force: true });
  const users = join(directory, 'users');
  const others = await readdir(users);
  const gone = others.filter((name) => !isInUse(name));
  await Promise.all(gone.map((name) => rm(join(users, name), { force: true })));
  return gone.length < others.length;
}

/** Processes that were killed leave files that count for nothing. */
function isInUse(name: string): boolean {
  const [pid, born] = name.split('.');
  if (Number(pid) === process.pid) return born === birth();
  return isAlive(Number(pid));
}
