/** Reads `postmaster.pid`, the server's status file. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `ready`: accepts connections. */
export type Postmaster = Readonly<{ pid: number; port: number; ready: boolean }>;

/** Lines of the file, counted from 0 (PostgreSQL, src/include/utils/pidfile.h). */
const PID = 0;
const PORT = 3;
const STATUS = 7;

/** @returns null if no server runs, even if a killed one left its file */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readOrEmpty(pathOf(data)).split('\n');
  const pid = Number(lines[PID]);
  if (!isAlive(pid) || !serves(pid, data)) return null;
  return { pid, port: Number(lines[PORT]), ready: lines[STATUS]?.trim() === 'ready' };
}

/**
 * Removes a file whose pid now belongs to another program, which the server would take for a running server.
 * A dead pid's file stays: the server handles it, and another start may be replacing it.
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
    // EPERM: the process exists under another account.
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM';
  }
}

const pathOf = (data: string): string => join(data, 'postmaster.pid');

/** Containers reuse pids quickly; the command line identifies the program. */
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
