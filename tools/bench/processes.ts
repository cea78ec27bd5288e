/** CPU time per answer of one process, and of several that share its address (CLUSTER), at equal load per process. */
import { measure, type LoadOptions } from './measure.js';
import type { Plan } from './rounds.js';
import type { Subject } from './subject.js';
import { WORKLOADS } from './workloads.js';

/** Requests per second of each process: about half of what it can do. */
const RATE = 4_000;
const NAMES: readonly string[] = ['rest-mapping', 'rest-scoping', 'graphql-scoping'];

/** Microseconds per answer, the least of all rounds; `ratio`: several to one. */
export type ProcessCosts = Readonly<{
  workload: string;
  one: number;
  several: number;
  ratio: number;
}>;

/** @param several with `count` processes */
export async function costsOfProcesses(
  { one, several, count }: Readonly<{ one: Subject; several: Subject; count: number }>,
  { rounds, seconds, warmUpSeconds, connections }: Plan,
): Promise<readonly ProcessCosts[]> {
  const options: LoadOptions = { seconds, warmUpSeconds: 1, connections, rate: null };
  const figures: ProcessCosts[] = [];
  for (const { name, requests } of WORKLOADS.filter((workload) => NAMES.includes(workload.name))) {
    const least = { one: Infinity, several: Infinity };
    const ask = async (subject: Subject, rate: number): Promise<number> =>
      (await measure(subject, requests, { ...options, rate })).cpuUs;
    for (const subject of [one, several])
      await measure(subject, requests, { ...options, seconds: 1, warmUpSeconds });
    for (let round = 0; round < rounds; round++) {
      least.one = Math.min(least.one, await ask(one, RATE));
      least.several = Math.min(least.several, await ask(several, RATE * count));
    }
    figures.push({ workload: name, ...least, ratio: least.several / least.one });
    console.log(figures.at(-1));
  }
  return figures;
}
