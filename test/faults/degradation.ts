/**
 * PostgreSQL and Redis are both down: requests that need neither still work, the others return 503, no restart needed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.js';

type Call = Readonly<{ method: 'GET' | 'POST'; path: string; body?: unknown }>;

const SCOPING = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'ee' };

/** Answered from memory. */
const DETERMINISTIC: readonly Call[] = [
  { method: 'POST', path: '/v1/scoping', body: SCOPING },
  { method: 'GET', path: '/v1/scoping/questions' },
  {
    method: 'POST',
    path: '/v1/incident-templates',
    body: { detected_at: '2026-03-01T08:30:00Z', riik: 'ee' },
  },
  { method: 'GET', path: '/v1/wizard/questions' },
  { method: 'GET', path: '/v1/services' },
];

const ORDER = { teenus: 'yksikdokument', riik: 'ee', payload: { keel: 'et' } };

/** Refused while the database is down. */
const MONEY: readonly Call[] = [
  { method: 'POST', path: '/v1/orders', body: { ...ORDER, idempotency_key: 'while-it-is-away' } },
  { method: 'POST', path: '/v1/quote', body: ORDER },
  { method: 'GET', path: '/v1/billing/summary' },
  { method: 'GET', path: '/v1/orders/00000000-0000-4000-8000-000000000000' },
  {
    method: 'POST',
    path: '/v1/signup',
    body: { nimi: 'Ab', email: 'a@example.com', roll: 'client' },
  },
];

/** Longer than the lifetime of a cached key. */
const OUTAGE_MS = 6_000;
const BACK_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 200;
/** Limit for every request, whatever it waits for. */
const ANSWERED_WITHIN_MS = 5_000;

async function ask(node: string, { method, path, body }: Call, key: string | null) {
  const response = await fetch(node + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(BACK_WITHIN_MS),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const probe = async (node: string, path: string): Promise<number> =>
  (await ask(node, { method: 'GET', path }, null)).status;

async function duringOutage(node: string, key: string): Promise<string[]> {
  const problems: string[] = [];
  const complain = (path: string, problem: string): void =>
    void problems.push(`${path}: ${problem}`);
  for (const call of DETERMINISTIC) {
    const { status, headers } = await ask(node, call, key);
    if (status !== 200) complain(call.path, `${String(status)} during the outage`);
    if (headers.get('x-ratelimit-limit') === null) complain(call.path, 'no limit in the headers');
  }
  for (const call of MONEY) {
    const begunMs = Date.now();
    const { status, headers, text } = await ask(node, call, key);
    const lastedMs = Date.now() - begunMs;
    if (lastedMs > ANSWERED_WITHIN_MS) complain(call.path, `answered after ${String(lastedMs)} ms`);
    if (status !== 503) complain(call.path, `${String(status)} instead of 503`);
    if (headers.get('retry-after') === null) complain(call.path, 'no Retry-After');
    if (!text.includes('UPSTREAM_UNAVAILABLE')) complain(call.path, text.slice(0, 200));
  }
  if ((await probe(node, '/readyz')) !== 503) complain('/readyz', 'reports that it is ready');
  return problems;
}

/** Probes until stopped. @returns statuses other than 200 */
function watchLiveness(nodes: readonly string[]): () => Promise<string[]> {
  const state = { isOver: false };
  const isOver = (): boolean => state.isOver;
  const problems: string[] = [];
  const going = (async () => {
    while (!isOver()) {
      for (const node of nodes) {
        const status = await probe(node, '/livez').catch(() => 0);
        if (status !== 200) problems.push(`/livez: ${String(status)}`);
      }
      await pause(LOOK_EVERY_MS);
    }
  })();
  return async () => {
    state.isOver = true;
    await going;
    return problems;
  };
}

async function comesBack(node: string, key: string): Promise<string[]> {
  const untilMs = Date.now() + BACK_WITHIN_MS;
  const summary = { method: 'GET', path: '/v1/billing/summary' } as const;
  while (Date.now() < untilMs) {
    const [ready, { status }] = await Promise.all([
      probe(node, '/readyz'),
      ask(node, summary, key),
    ]);
    if (ready === 200 && status === 200) return [];
    await pause(LOOK_EVERY_MS);
  }
  return [`${node} did not come back by itself`];
}

/** @param key key that every node has just cached @returns violations */
export async function degrade(
  site: Site,
  how: 'refuse' | 'freeze' | 'drop',
  key: string,
): Promise<string[]> {
  const pids = site.processes.map(({ pid }) => pid);
  for (const node of site.nodes) await ask(node, { method: 'GET', path: '/v1/services' }, key);
  const liveness = watchLiveness(site.nodes);
  for (const proxy of [site.postgres, site.redis]) proxy[how]();
  await pause(OUTAGE_MS);
  const away = await Promise.all(site.nodes.map((node) => duringOutage(node, key)));
  for (const proxy of [site.postgres, site.redis]) proxy.heal();
  const back = await Promise.all(site.nodes.map((node) => comesBack(node, key)));
  const isRestarted = site.processes.some(({ pid }, index) => pid !== pids[index]);
  return [
    ...[...away, ...back].flat(),
    ...(await liveness()),
    ...(isRestarted ? ['a process had to be restarted'] : []),
  ];
}
