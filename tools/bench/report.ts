/** What a run found, as data and as lines of a terminal. */
import { availableParallelism, cpus, release, type } from 'node:os';
import { canPin } from './cores.js';
import type { Figures, Plan } from './rounds.js';

export type WorkloadReport = Readonly<{
  name: string;
  title: string;
  figures: readonly Figures[];
}>;

export type Report = Readonly<{
  machine: Readonly<Record<string, string | number | boolean>>;
  plan: Plan;
  workloads: readonly WorkloadReport[];
}>;

export const machine = (): Report['machine'] => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  system: `${type()} ${release()}`,
  node: process.version,
  pinned: canPin,
});

const cell = (value: number, digits: number): string => value.toFixed(digits).padStart(9);

const HEAD = ['per s', 'p50 ms', 'p99 ms', 'CPU µs', 'RSS MB', 'load %'];

/** `× service`: how often the service answers while this subject answers once. */
export function printFigures({ title, figures }: WorkloadReport): void {
  const [service] = figures;
  console.log(`\n${title}`);
  const head = [...HEAD, '× service', '× CPU'].map((word) => word.padStart(9)).join(' ');
  console.log(`${''.padEnd(18)} ${head}`);
  for (const one of figures) {
    const cells = [
      cell(one.perSecond, 0),
      cell(one.p50Ms, 2),
      cell(one.p99Ms, 2),
      cell(one.cpuUs, 1),
      cell(one.residentMb, 0),
      cell(one.loadBusy * 100, 0),
      cell((service?.perSecond ?? NaN) / one.perSecond, 2),
      cell(one.cpuUs / (service?.cpuUs ?? NaN), 2),
    ];
    console.log(`${one.subject.padEnd(18)} ${cells.join(' ')}`);
  }
}
