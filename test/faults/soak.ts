/** Idle sockets and busy connections for a while: memory stays flat, nothing fails, nothing stays open. */
import { readFile, readdir } from 'node:fs/promises';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Site } from './site.js';

/** `sockets`, `busy`: totals over all nodes. `keys`: of live clients. */
export type SoakPlan = Readonly<{
  sockets: number;
  busy: number;
  seconds: number;
  keys: readonly string[];
}>;

/** `memory`: megabytes per process in the second and the last third of the run. */
export type SoakResult = Readonly<{
  answered: number;
  seconds: number;
  memory: ReadonlyMap<string, readonly [number, number]>;
  problems: readonly string[];
}>;

const BETWEEN_MS = 200;
const SAMPLE_EVERY_MS = 2_000;
const OPEN_AT_ONCE = 25;
const ENDED_WITHIN_MS = 15_000;
const KILOBYTES = 1024;
/** Allowed growth of resident memory from the second to the last third, for garbage not yet collected. */
const MAX_GROWTH = 1.1;
/** Connections that a process may open and close itself meanwhile, e.g. to the database. */
const FILES_SLACK = 30;
const SUBSCRIBE = {
  id: '1',
  type: 'subscribe',
  payload: { query: 'subscription { myOrders { at } }' },
};

const nth = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('there is none');
  return item;
};

/** Subscribes to events that never happen. @param closed called if the server closes the socket */
function idle(node: string, key: string, closed: (why: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${node.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-api-key': key },
  });
  socket.on('error', (failure) => {
    closed(String(failure));
  });
  return new Promise((resolve, reject) => {
    socket.once('close', (code) => {
      closed(`a socket was closed with ${String(code)}`);
      reject(new Error(`a socket was closed with ${String(code)}`));
    });
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init' }));
    });
    socket.once('message', () => {
      socket.send(JSON.stringify(SUBSCRIBE));
      resolve(socket);
    });
  });
}

function get(agent: http.Agent, url: string, key: string): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.resume().once('end', () => {
        resolve(String(response.statusCode));
      });
      response.once('error', (failure) => {
        resolve(String(failure));
      });
    });
    request.once('error', (failure) => {
      resolve(String(failure));
    });
  });
}

const PATHS = ['/v1/services', '/v1/framework-mapping', '/v1/changelog', '/v1/keys'] as const;

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KILOBYTES);
}

const openFiles = async (pid: number): Promise<number> =>
  (await readdir(`/proc/${String(pid)}/fd`)).length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Opens sockets in batches, as clients reconnect after a restart. */
async function openIdle({ nodes }: Site, plan: SoakPlan, complain: (problem: string) => void) {
  const sockets: WebSocket[] = [];
  while (sockets.length < plan.sockets) {
    const count = Math.min(OPEN_AT_ONCE, plan.sockets - sockets.length);
    const opening = Array.from({ length: count }, (_, at) => {
      const number = sockets.length + at;
      const key = nth(plan.keys, Math.floor(number / nodes.length));
      return idle(nth(nodes, number), key, complain);
    });
    sockets.push(...(await Promise.all(opening)));
  }
  return sockets;
}

type Load = { isOver: boolean; answered: number };

async function keepBusy(
  site: Site,
  plan: SoakPlan,
  load: Load,
  complain: (problem: string) => void,
) {
  const isOver = (): boolean => load.isOver;
  const client = async (number: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const node = nth(site.nodes, number);
    for (let turn = number; !isOver(); turn += 1) {
      const path = nth(PATHS, turn);
      const outcome = await get(agent, node + path, nth(plan.keys, number));
      if (outcome === '200') load.answered += 1;
      else complain(`${path}: ${outcome}`);
      await pause(BETWEEN_MS);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: plan.busy }, (_, number) => client(number)));
}

/** Samples each process every two seconds. */
async function watchMemory({ processes }: Site, seconds: number): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>(processes.map(({ name }) => [name, []]));
  const untilMs = Date.now() + seconds * 1000;
  while (Date.now() < untilMs) {
    for (const { name, pid } of processes) samples.get(name)?.push(await residentMegabytes(pid));
    await pause(SAMPLE_EVERY_MS);
  }
  return samples;
}

function grown(samples: ReadonlyMap<string, readonly number[]>) {
  const thirds = [...samples].map(([name, all]) => {
    const third = Math.floor(all.length / 3);
    return [name, [median(all.slice(third, 2 * third)), median(all.slice(-third))]] as const;
  });
  const memory = new Map<string, readonly [number, number]>();
  for (const [name, [early = 0, late = 0]] of thirds) memory.set(name, [early, late]);
  const problems = [...memory]
    .filter(([, [early, late]]) => late > early * MAX_GROWTH)
    .map(([name, [early, late]]) => `${name} grew from ${String(early)} to ${String(late)} MB`);
  return { memory, problems };
}

/** Whether the file descriptors of our connections are released. */
async function leftOpen({ processes }: Site, before: readonly number[]): Promise<string[]> {
  const now = async () => Promise.all(processes.map(({ pid }) => openFiles(pid)));
  const untilMs = Date.now() + ENDED_WITHIN_MS;
  const over = (counts: readonly number[]) =>
    counts.flatMap((count, at) =>
      count > (before[at] ?? 0) + FILES_SLACK ? [`${String(count)} files open at the end`] : [],
    );
  let left = over(await now());
  while (left.length > 0 && Date.now() < untilMs) {
    await pause(SAMPLE_EVERY_MS);
    left = over(await now());
  }
  return left;
}

/** @returns measurements; the run passes if there are no problems */
export async function soak(site: Site, plan: SoakPlan): Promise<SoakResult> {
  const problems: string[] = [];
  const state = { isOver: false };
  const complain = (problem: string): void => {
    if (!state.isOver) problems.push(problem);
  };
  const before = await Promise.all(site.processes.map(({ pid }) => openFiles(pid)));
  const sockets = await openIdle(site, plan, complain);
  const load: Load = { isOver: false, answered: 0 };
  const startedMs = Date.now();
  const busy = keepBusy(site, plan, load, complain);
  const samples = await watchMemory(site, plan.seconds);
  load.isOver = true;
  await busy;
  const seconds = (Date.now() - startedMs) / 1000;
  state.isOver = true;
  for (const socket of sockets) socket.close();
  const { memory, problems: growth } = grown(samples);
  const left = await leftOpen(site, before);
  return { answered: load.answered, seconds, memory, problems: [...problems, ...growth, ...left] };
}
