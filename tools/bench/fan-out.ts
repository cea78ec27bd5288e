/**
 * Measures many subscriptions to orders: delivery, latency, order and CPU cost per delivery.
 * Orders are first placed without subscribers, to subtract their cost.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';
import { ask } from './ask.js';
import { cpuSeconds, residentMb } from './cores.js';
import type { Subject } from './subject.js';

export type FanOutOptions = Readonly<{ sockets: number; perSecond: number; seconds: number }>;

const PROTOCOL = 'graphql-transport-ws';
const QUERY = 'subscription { myOrders { order_id } }';
/** Sockets opened at once; an address may have twenty unauthenticated ones. */
const BATCH = 15;
const LATEST_MS = 20_000;
const SETTLE_MS = 1_000;
const WAIT_MS = 100;
const ORDER = JSON.stringify({ teenus: 'hooldus', riik: 'ee' });

/** Events received, with their times; `headers`: the key. */
type Follower = Readonly<{
  socket: WebSocket;
  headers: Subject['headers'][number];
  arrivals: Map<string, number>;
}>;

const isNew = (text: string): boolean => text.includes('"type":"next"');

async function follow({ port }: Subject, headers: Follower['headers']): Promise<Follower> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, PROTOCOL);
  const arrivals = new Map<string, number>();
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: headers }));
  await once(socket, 'message');
  socket.on('message', (bytes: RawData) => {
    const text = (bytes as Buffer).toString(); // the default type
    const [, id] = /"order_id":"([^"]+)"/.exec(text) ?? [];
    if (id !== undefined && isNew(text)) arrivals.set(id, performance.now());
  });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
  return { socket, headers, arrivals };
}

async function followAll(service: Subject, count: number): Promise<Follower[]> {
  const followers: Follower[] = [];
  while (followers.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - followers.length) }, (_, at) => {
      const headers = service.headers[(followers.length + at) % service.headers.length] ?? {};
      return follow(service, headers);
    });
    followers.push(...(await Promise.all(batch)));
  }
  return followers;
}

type Placed = Readonly<{ headers: Follower['headers']; id: string; at: number }>;

async function placeAll(service: Subject, options: FanOutOptions): Promise<Placed[]> {
  const startedAt = performance.now();
  const placed: Promise<Placed>[] = [];
  const count = Math.round(options.perSecond * options.seconds);
  for (let sent = 0; sent < count; sent++) {
    const due = startedAt + (sent * 1_000) / options.perSecond;
    await pause(Math.max(0, due - performance.now()));
    const headers = service.headers[sent % service.headers.length] ?? {};
    const at = performance.now();
    const one = { method: 'POST', path: '/v1/orders', headers: {}, body: ORDER } as const;
    const answered = ask({ ...service, headers: [headers] }, one).then((answer) => {
      const { data } = answer as { data: { order_id: string } }; // as documented
      return { headers, id: data.order_id, at };
    });
    // Reported below, once all are sent; an unhandled rejection would end the run and leave servers behind.
    answered.catch(() => undefined);
    placed.push(answered);
  }
  return Promise.all(placed);
}

const ordersFor = ({ headers }: Follower, placed: readonly Placed[]): readonly Placed[] =>
  placed.filter((one) => one.headers === headers);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? NaN;

/** Counts sockets whose order of events differs from another socket of the same key. */
function disordered(followers: readonly Follower[]): number {
  const rows = Map.groupBy(followers, ({ headers }) => headers);
  return [...rows.values()].reduce((sum, ofKey) => {
    const orders = ofKey.map(({ arrivals }) => [...arrivals.keys()].join());
    return sum + orders.filter((one) => one !== orders[0]).length;
  }, 0);
}

const delays = (followers: readonly Follower[], placed: readonly Placed[]): number[] =>
  followers.flatMap((one) =>
    ordersFor(one, placed).map(({ id, at }) => (one.arrivals.get(id) ?? NaN) - at),
  );

async function untilAllReceived(followers: readonly Follower[], placed: readonly Placed[]) {
  const hasAll = (one: Follower) => ordersFor(one, placed).every(({ id }) => one.arrivals.has(id));
  const end = performance.now() + LATEST_MS;
  while (performance.now() < end && !followers.every(hasAll)) await pause(WAIT_MS);
}

async function costOf<Made>({ pid }: Subject, work: () => Promise<Made>) {
  const before = cpuSeconds(pid);
  const made = await work();
  return { made, cpu: cpuSeconds(pid) - before };
}

async function followed(service: Subject, options: FanOutOptions) {
  const followers = await followAll(service, options.sockets);
  try {
    await pause(SETTLE_MS);
    const startedAt = performance.now();
    const { made, cpu } = await costOf(service, async () => {
      const placed = await placeAll(service, options);
      await untilAllReceived(followers, placed);
      return placed;
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    return { late: delays(followers, made), disordered: disordered(followers), cpu, seconds };
  } finally {
    for (const { socket } of followers) socket.terminate();
  }
}

/** @param service with POST /v1/orders and graphql-transport-ws */
export async function fanOut(service: Subject, options: FanOutOptions) {
  const alone = await costOf(service, () => placeAll(service, options));
  const { late, disordered: inAnotherOrder, cpu, seconds } = await followed(service, options);
  const arrived = late.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
  const cpuUs = ((cpu - alone.cpu) / arrived.length) * 1e6;
  return {
    subject: service.name,
    ...options,
    deliveries: arrived.length,
    lost: late.length - arrived.length,
    socketsInAnotherOrder: inAnotherOrder,
    deliveriesPerSecond: arrived.length / seconds,
    p50Ms: quantile(arrived, 0.5),
    p99Ms: quantile(arrived, 0.99),
    cpuUsEach: cpuUs,
    perSecondOfACore: 1e6 / cpuUs,
    residentMb: residentMb(service.pid),
  };
}
