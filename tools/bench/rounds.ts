/** Alternating rounds, so that other load on the machine affects all subjects equally. */
import { ask, canonicalText } from './ask.js';
import { measure, type LoadOptions, type Sample } from './measure.js';
import type { Subject } from './subject.js';
import type { Workload } from './workloads.js';

/** `warmUpSeconds`: of full load before the rounds of a workload. `coldPeers`: whether peers are measured cold too. */
export type Plan = Readonly<{
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
  coldPeers: boolean;
  connections: number;
}>;

/** Steady state: medians of the rounds; `cpuUs`: the least. `cold`: first second after the start; null if not measured. */
export type Figures = Sample & Readonly<{ subject: string; rounds: number; cold: Sample | null }>;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

function toFigures(subject: string, samples: readonly Sample[], cold: Sample | null): Figures {
  const of = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  return {
    subject,
    cold,
    rounds: samples.length,
    perSecond: of((one) => one.perSecond),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    // Other load on the machine only adds to it.
    cpuUs: Math.min(...samples.map((one) => one.cpuUs)),
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
  const expected = canonicalText(await ask(first, request));
  for (const subject of others) {
    const answer = canonicalText(await ask(subject, request));
    if (alike.some((one) => one === subject.name) && answer !== expected) {
      throw new Error(`${name}: ${subject.name} answers differently from ${first.name}`);
    }
  }
}

const statusOf = ({ status }: Workload) => (status === undefined ? {} : { status });

const COLD_SECONDS = 1;

/** @param subject just started, without a request so far */
export function measureCold(
  workload: Workload,
  subject: Subject,
  { connections }: Plan,
): Promise<Sample> {
  const options = { seconds: COLD_SECONDS, warmUpSeconds: 0, connections, rate: null };
  return measure(subject, workload.requests, { ...options, ...statusOf(workload) });
}

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

/** Between rounds; compiled code stays compiled. */
const BRIEF_WARM_UP_SECONDS = 0.5;

/** Rounds of one workload; the order of the subjects reverses each round. @param cold by name of the subject */
export async function playRounds(
  workload: Workload,
  subjects: readonly Subject[],
  { rounds, cold, ...options }: Plan & Readonly<{ cold: ReadonlyMap<string, Sample> }>,
): Promise<Figures[]> {
  const { requests } = workload;
  const samples = new Map<Subject, Sample[]>(subjects.map((one) => [one, []]));
  const load: LoadOptions = { ...options, rate: null, ...statusOf(workload) };
  for (const subject of subjects) await measure(subject, requests, { ...load, seconds: 0.5 });
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) {
      const sample = await measure(subject, requests, {
        ...load,
        warmUpSeconds: BRIEF_WARM_UP_SECONDS,
      });
      samples.get(subject)?.push(sample);
    }
  }
  return subjects.map((one) =>
    toFigures(one.name, samples.get(one) ?? [], cold.get(one.name) ?? null),
  );
}
