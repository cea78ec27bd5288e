/** `postmaster.pid`: what a running server writes about itself. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `ready`: accepts connections. */
export type Postmaster = Readonly<{ pid: number; port: number; ready: boolean }>;

/** Lines of the file, counted from 0 (PostgreSQL, src/include/utils/pidfile.h). */
const PID = 0;
const PORT = 3;
const STATUS = 7;

/**
 * The server that runs on this data folder.
 * @returns null where none does, also when a file was left behind by one that was killed.
 */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readOrEmpty(pathOf(data)).split('\n');
  const pid = Number(lines[PID]);
  if (!isAlive(pid) || !serves(pid, data)) return null;
  return { pid, port: Number(lines[PORT]), ready: lines[STATUS]?.trim() === 'ready' };
}

/**
 * Removes a file whose number meanwhile belongs to another program: the server would take that for its twin.
 * A file whose number is dead stays: the server deals with it, and it may be replaced this very moment.
 */
export function forgetStalePostmaster(data: string): void {
  const pid = Number(readOrEmpty(pathOf(data)).split('\n')[PID]);
  if (isAlive(pid) && !serves(pid, data)) rmSync(pathOf(data), { force: true });
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    // EPERM: it lives, under another account.
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
  }
}

const pathOf = (data: string): string => join(data, 'postmaster.pid');

/** In a container a number is soon another process's; Linux tells which program it is. */
function serves(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true;
  return readOrEmpty(`/proc/${String(pid)}/cmdline`)
    .split('\0')
    .includes(data);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
