/** Alternating rounds, so that other load on the machine affects all subjects equally. */
import { ask, said } from './ask.js';
import { measure, type LoadOptions, type Sample } from './measure.js';
import type { Subject } from './subject.js';
import type { Workload } from './workloads.js';

export type Plan = Readonly<{
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
  connections: number;
}>;

/** Medians of the rounds. */
export type Figures = Sample & Readonly<{ subject: string; rounds: number }>;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

function toFigures(subject: string, samples: readonly Sample[]): Figures {
  const of = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  return {
    subject,
    rounds: samples.length,
    perSecond: of((one) => one.perSecond),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    cpuUs: of((one) => one.cpuUs),
    serverBusy: of((one) => one.serverBusy),
    loadBusy: of((one) => one.loadBusy),
    residentMb: of((one) => one.residentMb),
    bytesPerAnswer: of((one) => one.bytesPerAnswer),
  };
}

/** @throws Error if a peer in `alike` gives another answer */
export async function assertAlike(
  { requests, alike, name }: Workload,
  [first, ...others]: readonly Subject[],
): Promise<void> {
  const [request] = requests;
  if (first === undefined || request === undefined) return;
  const expected = said(await ask(first, request));
  for (const subject of others) {
    const answer = said(await ask(subject, request));
    if (alike.some((one) => one === subject.name) && answer !== expected) {
      throw new Error(`${name}: ${subject.name} says something else than ${first.name}`);
    }
  }
}

const statusOf = ({ status }: Workload) => (status === undefined ? {} : { status });

/** Latency without queueing: load at half the subject's maximum. */
export function atHalfLoad(
  workload: Workload,
  subject: Subject,
  { perSecond, plan }: Readonly<{ perSecond: number; plan: Plan }>,
): Promise<Sample> {
  const { seconds, connections } = plan;
  const options = { seconds, connections, warmUpSeconds: 1, rate: perSecond / 2 };
  return measure(subject, workload.requests, { ...options, ...statusOf(workload) });
}

/** Rounds of one workload; the order of the subjects reverses each round. */
export async function playRounds(
  workload: Workload,
  subjects: readonly Subject[],
  { rounds, ...options }: Plan,
): Promise<Figures[]> {
  const { requests } = workload;
  const samples = new Map<Subject, Sample[]>(subjects.map((one) => [one, []]));
  const load: LoadOptions = { ...options, rate: null, ...statusOf(workload) };
  for (const subject of subjects) await measure(subject, requests, { ...load, seconds: 0.5 });
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) {
      const { warmUpSeconds } = options;
      const sample = await measure(subject, requests, {
        ...load,
        warmUpSeconds: warmUpSeconds / 8,
      });
      samples.get(subject)?.push(sample);
    }
  }
  return subjects.map((one) => toFigures(one.name, samples.get(one) ?? []));
}
