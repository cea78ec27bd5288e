/** Results of a run, as data and as terminal lines. */
import { availableParallelism, cpus, release, type } from 'node:os';
import { canPin } from './cores.js';
import type { Sample } from './measure.js';
import type { Figures, Plan } from './rounds.js';

export type WorkloadReport = Readonly<{
  name: string;
  title: string;
  figures: readonly Figures[];
  atHalfLoad: Readonly<Record<string, Sample>>;
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

const HEAD = ['per s', 'p50 ms', 'p99 ms', 'CPU µs', 'RSS MB', 'load %', 'cold µs'];

export const printHalfLoad = (subject: string, { perSecond, p50Ms, p99Ms }: Sample): void => {
  const summary = `${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`;
  console.log(`${subject.padEnd(18)} at half load: ${summary}`);
};

/** `cold µs`: CPU of the first second. `× service`: answers of the service per answer of this subject. */
export function printFigures(title: string, figures: readonly Figures[]): void {
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
      one.cold === null ? '–'.padStart(9) : cell(one.cold.cpuUs, 1),
      cell((service?.perSecond ?? NaN) / one.perSecond, 2),
      cell(one.cpuUs / (service?.cpuUs ?? NaN), 2),
    ];
    console.log(`${one.subject.padEnd(18)} ${cells.join(' ')}`);
  }
}
