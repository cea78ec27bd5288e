/** Compares the service with its peers: rounds of each workload, then the service alone at half load. */
import { ask } from './ask.js';
import type { Sample } from './measure.js';
import type { PeerName } from './peers.js';
import { printFigures, printHalfLoad, type WorkloadReport } from './report.js';
import { atHalfLoad, assertAlike, playRounds, type Figures, type Plan } from './rounds.js';
import type { RunningService } from './service.js';
import type { Subject } from './subject.js';
import type { Workload } from './workloads.js';

type Prepared = Readonly<Record<string, string>>;

/** `services`: the first is the reference. `start`: starts a peer; `prepared`: answers by path. */
export type Comparison = Readonly<{
  services: readonly RunningService[];
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

async function startPeers(
  service: Subject,
  workloads: readonly Workload[],
  start: Comparison['start'],
): Promise<ReadonlyMap<PeerName, Subject>> {
  const wanted = new Set<PeerName>(workloads.flatMap(({ peers }) => peers));
  const prepared = await preparedBy(service, workloads);
  const peers = new Map<PeerName, Subject>();
  for (const name of wanted) peers.set(name, await start(name, prepared));
  return peers;
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

async function compareOne(
  workload: Workload,
  peers: ReadonlyMap<PeerName, Subject>,
  comparison: Comparison,
): Promise<WorkloadReport> {
  const { services, plan } = comparison;
  const { name, title } = workload;
  const subjects = [...services, ...workload.peers.flatMap((one) => peers.get(one) ?? [])];
  if (workload.prepare !== undefined) await Promise.all(services.map(workload.prepare));
  await assertAlike(workload, subjects);
  const figures = await playRounds(workload, subjects, plan);
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
