/** Runs processes on separate cores and measures their usage. */
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** Whether the machine has `taskset` and at least two cores. */
export const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

type CoreRole = 'server' | 'other';

const coreOf = (place: CoreRole): string => (place === 'server' ? SERVER_CORE : OTHER_CORE);

export type Program = Readonly<{
  flags?: readonly string[];
  file: string;
  env?: Readonly<Record<string, string>>;
  place: CoreRole;
  stdio?: StdioOptions;
}>;

export function startNode({ flags = [], file, env = {}, place, stdio }: Program): ChildProcess {
  const command = [process.execPath, ...flags, file];
  const [program = '', ...rest] = canPin ? ['taskset', '-c', coreOf(place), ...command] : command;
  return spawn(program, rest, {
    stdio: stdio ?? ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

export function pin(pid: number, place: CoreRole): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', coreOf(place), String(pid)]);
}

const TICKS_PER_SECOND = 100;

/** Fields of /proc/<pid>/stat after the process name, which may contain spaces. */
function statOf(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** CPU seconds used by the process; NaN if unavailable. */
export function cpuSeconds(pid: number): number {
  const stat = statOf(pid);
  return stat === null ? NaN : (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
}

export function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_024;
  } catch {
    return NaN;
  }
}

export function descendants(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((one) => Number(statOf(one)?.[1]) === pid);
  return [...children, ...children.flatMap(descendants)];
}

/** Descendants that run the same program as this process. */
export function nodeDescendants(pid: number): number[] {
  return descendants(pid).filter((one) => {
    try {
      return readlinkSync(`/proc/${one}/exe`) === process.execPath;
    } catch {
      return false;
    }
  });
}
