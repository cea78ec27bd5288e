/** Compares the service with its peers: cold, in rounds of steady load, then the service alone at half load. */
import { askWhole } from './ask.js';
import type { Sample } from './measure.js';
import type { PeerName, Prepared } from './peers.js';
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

/** `services`: the first is the reference. `startAgain`: another process of a service. `start`: starts a peer. */
export type Comparison = Readonly<{
  services: readonly RunningService[];
  startAgain: (service: RunningService) => Promise<RunningService>;
  start: (name: PeerName, prepared: Prepared) => Promise<Subject>;
  plan: Plan;
}>;

/** Requests whose answers are looked at, to find one of usual length. */
const MAX_QUERIED = 101;

/** Node.js writes these itself, or they differ with the body. */
const OF_ONE_ANSWER = /^(connection|keep-alive|date|content-length|transfer-encoding)$/;

/** The service's answers of usual length, for peers that only send prepared ones. */
async function answersTo(service: Subject, { requests }: Workload): Promise<Prepared> {
  const answers: (Prepared[string] & { path: string })[] = [];
  for (const one of requests.slice(0, MAX_QUERIED)) {
    const { head, body } = await askWhole(service, one);
    const sent = Object.entries(head).filter(([name]) => !OF_ONE_ANSWER.test(name));
    const lines = sent.map(([name, value]) => [name, String(value)] as const);
    answers.push({ path: one.path, head: Object.fromEntries(lines), text: JSON.stringify(body) });
  }
  const byLength = answers.toSorted((one, other) => one.text.length - other.text.length);
  const byPath = Map.groupBy(byLength, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].flatMap(([path, all]) => {
      const middle = all[all.length >> 1];
      return middle === undefined ? [] : [[path, middle] as const];
    }),
  );
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

/** Of new processes, one after another. Workloads with their own data have no cold figures. */
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
  service: RunningService,
  comparison: Comparison,
): Promise<WorkloadReport> {
  const { services, start, plan } = comparison;
  const { name, title } = workload;
  const prepared = workload.peers.length === 0 ? {} : await answersTo(service, workload);
  const peers: Subject[] = [];
  for (const peer of workload.peers) peers.push(await start(peer, prepared));
  const subjects = [...services, ...peers];
  if (workload.prepare !== undefined) await Promise.all(services.map(workload.prepare));
  await assertAlike(workload, subjects);
  const cold = await coldSamples(workload, comparison, prepared);
  const figures = await playRounds(workload, subjects, { ...plan, cold });
  await Promise.all(peers.map((peer) => peer.stop()));
  printFigures(title, figures);
  return { name, title, figures, atHalfLoad: await halvesOf(workload, comparison, figures) };
}

export async function compareAll(
  workloads: readonly Workload[],
  comparison: Comparison,
): Promise<WorkloadReport[]> {
  const [service] = comparison.services;
  if (service === undefined) return [];
  const reports: WorkloadReport[] = [];
  for (const workload of workloads) reports.push(await compareOne(workload, service, comparison));
  return reports;
}
