/** One measurement: load on a subject for some seconds. */
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { cpuSeconds, residentMb, startNode } from './cores.js';
import { onTheWire, type RequestInput, type LoadPlan, type LoadResult } from './load-plan.js';
import type { Subject } from './subject.js';

/** `perSecond`: answers. `cpuUs`: CPU time per answer. `loadBusy`: share of a core used by the load generator. */
export type Sample = Readonly<{
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuUs: number;
  serverBusy: number;
  loadBusy: number;
  residentMb: number;
  bytesPerAnswer: number;
}>;

/** `rate`: requests per second; null: as fast as answers arrive. */
export type LoadOptions = Readonly<{
  seconds: number;
  warmUpSeconds: number;
  connections: number;
  rate: number | null;
  status?: number;
}>;

const HOST = '127.0.0.1';
const LOAD = path.join(PROJECT_ROOT, 'dist/tools/bench/load.js');
const OK = 200;

/** Combines the requests with the subject's sets of headers, so that each is used. */
function requestsFor(subject: Subject, inputs: readonly RequestInput[]): string[] {
  const count = Math.max(inputs.length, subject.headers.length);
  return Array.from({ length: count }, (_, index) => {
    const one = inputs[index % inputs.length];
    const more = subject.headers[index % subject.headers.length];
    if (one === undefined) throw new Error('a workload without requests');
    return onTheWire({ ...one, headers: { ...one.headers, ...more } }, `${HOST}:${subject.port}`);
  });
}

async function run(plan: LoadPlan, { pid, members = [] }: Subject) {
  const cpuOfAll = (): number =>
    [pid, ...members].reduce((seconds, one) => seconds + cpuSeconds(one), 0);
  const load = startNode({ file: LOAD, place: 'other', stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(load, 'exit');
  load.stdin?.end(JSON.stringify(plan));
  const stdout = load.stdout as Readable; // started with a pipe
  const [first] = (await once(stdout, 'data')) as [Buffer];
  const before = cpuOfAll();
  const rest = first.toString().replace(/^measuring\n/, '') + (await text(stdout));
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error('the load failed');
  return { result: JSON.parse(rest) as LoadResult, cpu: cpuOfAll() - before };
}

/** @throws Error if an answer has an unexpected status */
export async function measure(
  subject: Subject,
  inputs: readonly RequestInput[],
  { status = OK, ...options }: LoadOptions,
): Promise<Sample> {
  const requests = requestsFor(subject, inputs);
  const plan = { ...options, status, host: HOST, port: subject.port, requests };
  const { result, cpu } = await run(plan, subject);
  if (result.errors > 0 || result.answered === 0) {
    throw new Error(`${subject.name}: ${result.errors} faults\n${result.firstError}`);
  }
  return {
    perSecond: result.answered / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuUs: (cpu / result.answered) * 1e6,
    serverBusy: cpu / result.seconds,
    loadBusy: result.busy,
    residentMb: residentMb(subject.pid),
    bytesPerAnswer: result.bytes / result.answered,
  };
}
