/** Compares the service with its peers: cold, in rounds of steady load, then the service alone at half load. */
import { ask } from './ask.js';
import type { Sample } from './measure.js';
import type { PeerName } from './peers.js';
import { printFigures, printHalfLoad, type WorkloadReport } from './report.js';
import {
  atHalfLoad,
  assertAlike,
  measureCold,
  playRounds,
  type Figures,
  type Plan,
} from './rounds.js';
import type { RunningService } from './service.js';
import type { Subject } from './subject.js';
import type { Workload } from './workloads.js';

type Prepared = Readonly<Record<string, string>>;

/**
 * `services`: the first is the reference. `startAgain`: a further process of a service. `start`: starts a peer;
 * `prepared`: answers by path.
 */
export type Comparison = Readonly<{
  services: readonly RunningService[];
  startAgain: (service: RunningService) => Promise<RunningService>;
  start: (name: PeerName, prepared: Prepared) => Promise<Subject>;
  plan: Plan;
}>;

/** The service's answers, for peers that only send prepared ones. */
async function preparedBy(service: Subject, workloads: readonly Workload[]): Promise<Prepared> {
  const compared = workloads.filter(({ peers }) => peers.includes('raw'));
  const answers = compared.flatMap(({ requests, name }) =>
    (name === 'rest-scoping' || name === 'rest-wizard' ? requests.slice(0, 1) : requests).map(
      async (one): Promise<[string, string]> => [one.path, JSON.stringify(await ask(service, one))],
    ),
  );
  return Object.fromEntries(await Promise.all(answers));
}

type Peers = Readonly<{ running: ReadonlyMap<PeerName, Subject>; prepared: Prepared }>;

async function startPeers(
  service: Subject,
  workloads: readonly Workload[],
  start: Comparison['start'],
): Promise<Peers> {
  const wanted = new Set<PeerName>(workloads.flatMap(({ peers }) => peers));
  const prepared = await preparedBy(service, workloads);
  const running = new Map<PeerName, Subject>();
  for (const name of wanted) running.set(name, await start(name, prepared));
  return { running, prepared };
}

async function halvesOf(
  workload: Workload,
  { services, plan }: Comparison,
  figures: readonly Figures[],
): Promise<Record<string, Sample>> {
  const samples: Record<string, Sample> = {};
  for (const [at, service] of services.entries()) {
    const perSecond = figures[at]?.perSecond ?? NaN;
    const sample = await atHalfLoad(workload, service, { perSecond, plan });
    printHalfLoad(service.name, sample);
    samples[service.name] = sample;
  }
  return samples;
}

/** Of new processes, one after another. Workloads with data of their own have no cold figures. */
async function coldSamples(
  workload: Workload,
  { services, startAgain, start, plan }: Comparison,
  prepared: Prepared,
): Promise<ReadonlyMap<string, Sample>> {
  const samples = new Map<string, Sample>();
  if (workload.prepare !== undefined) return samples;
  const peers = plan.coldPeers ? workload.peers : [];
  const starts: (() => Promise<Subject>)[] = [
    ...services.map((service) => () => startAgain(service)),
    ...peers.map((name) => () => start(name, prepared)),
  ];
  for (const begin of starts) {
    const subject = await begin();
    const sample = await measureCold(workload, subject, plan).finally(() => subject.stop());
    samples.set(subject.name, sample);
  }
  return samples;
}

async function compareOne(
  workload: Workload,
  { running, prepared }: Peers,
  comparison: Comparison,
): Promise<WorkloadReport> {
  const { services, plan } = comparison;
  const { name, title } = workload;
  const subjects = [...services, ...workload.peers.flatMap((one) => running.get(one) ?? [])];
  if (workload.prepare !== undefined) await Promise.all(services.map(workload.prepare));
  await assertAlike(workload, subjects);
  const cold = await coldSamples(workload, comparison, prepared);
  const figures = await playRounds(workload, subjects, { ...plan, cold });
  printFigures(title, figures);
  return { name, title, figures, atHalfLoad: await halvesOf(workload, comparison, figures) };
}

export async function compareAll(
  workloads: readonly Workload[],
  comparison: Comparison,
): Promise<WorkloadReport[]> {
  const [service] = comparison.services;
  if (service === undefined) return [];
  const peers = await startPeers(service, workloads, comparison.start);
  const reports: WorkloadReport[] = [];
  for (const workload of workloads) reports.push(await compareOne(workload, peers, comparison));
  return reports;
}
