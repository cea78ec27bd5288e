/** Users of the embedded server, one file each; the last one stops it. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './postmaster-file.js';

/** Distinguishes processes with the same pid. */
const birth = (): string => String(Math.round(performance.timeOrigin));

/** @returns path for `leave` */
export async function enter(directory: string): Promise<string> {
  const users = join(directory, 'users');
  await mkdir(users, { recursive: true });
  const path = join(users, [process.pid, birth(), randomUUID()].join('.'));
  await writeFile(path, '');
  return path;
}

/** @returns whether another process still uses the server */
export async function leave(directory: string, path: string): Promise<boolean> {
  await rm(path, { force: true });
  const users = join(directory, 'users');
  const others = await readdir(users);
  const gone = others.filter((name) => !isInUse(name));
  await Promise.all(gone.map((name) => rm(join(users, name), { force: true })));
  return gone.length < others.length;
}

/** False for killed processes. */
function isInUse(name: string): boolean {
  const [pid, born] = name.split('.');
  if (Number(pid) === process.pid) return born === birth();
  return isAlive(Number(pid));
}
