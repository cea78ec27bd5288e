/** PostgreSQL accepts connections but never answers: every path still responds within its deadline, repeatedly. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { proxied } from '../faults/proxied.js';
import type { TcpProxy } from '../faults/tcp-proxy.js';
import { send, type HttpAnswer } from '../support/http-client.js';
import { openTestService, type TestNode, type TestService } from '../support/test-service.js';

const TEST_MS = 120_000;
const UNDER_MS = 5_000;
/** More than the pool size. */
const AT_ONCE = 15;
const SLOW_MS = 700;

let service: TestService;

/** A process of the service behind its own proxy. */
type Behind = Readonly<{ node: TestNode; proxy: TcpProxy }>;

/** One for each test: tests mostly wait, and run at the same time. */
let silent: Behind;
let crowded: Behind;
let slow: Behind;

beforeAll(async () => {
  service = await openTestService();
  silent = await behindProxy();
  crowded = await behindProxy();
  slow = await behindProxy();
}, TEST_MS);

afterAll(async () => {
  for (const { node, proxy } of [silent, crowded, slow]) {
    await node.close();
    proxy.close();
  }
  await service.close();
}, TEST_MS);

async function behindProxy(): Promise<Behind> {
  const { proxy, url } = await proxied(service.databaseUrl, new URL(service.databaseUrl).pathname);
  const limits = { databaseTimeoutMs: 3_000, requestTimeoutMs: 4_500 };
  const node = await service.addNode({ databaseUrl: url, role: 'api', ...limits });
  return { node, proxy };
}

async function heal({ node, proxy }: Behind): Promise<void> {
  proxy.heal();
  while ((await send(node.url, '/readyz')).status !== 200) await pause(100);
}

type Call = Readonly<{ path: string; body?: unknown }>;

const ORDER = { teenus: 'yksikdokument', riik: 'ee', payload: { keel: 'et' } } as const;
const SIGNUP = { nimi: 'Ab', email: 'a@example.com', roll: 'client' } as const;

const CALLS: readonly Call[] = [
  { path: '/v1/signup', body: SIGNUP },
  { path: '/v1/orders', body: { ...ORDER, idempotency_key: 'while-it-is-silent' } },
  { path: '/v1/quote', body: ORDER },
  { path: '/v1/billing/summary' },
  { path: '/v1/keys' },
  { path: '/v1/account/audit' },
  { path: '/v1/account/vat', body: { kmkr: 'DE123456789', arveldus_riik: 'de' } },
  { path: '/v1/orders/00000000-0000-4000-8000-000000000000' },
  { path: '/v1/invoices/INV-2026-1/download' },
  { path: '/pay/cs_local_00000000' },
  { path: '/graphql', body: { query: '{ billingSummary { __typename } }' } },
  { path: '/readyz' },
];

const TICK_MS = 20;
/** Total time in which this process (service and client) was stalled by a busy machine. */
let stalledMs = 0;
let tickedAt = performance.now();
const ticker = setInterval(() => {
  stalledMs += Math.max(0, performance.now() - tickedAt - 2 * TICK_MS);
  tickedAt = performance.now();
}, TICK_MS);
afterAll(() => {
  clearInterval(ticker);
});

type Timed = HttpAnswer & Readonly<{ path: string; ms: number }>;

async function ask({ node }: Behind, { path, body }: Call): Promise<Timed> {
  const headers = { 'x-api-key': service.keys.live.client, 'content-type': 'application/json' };
  const [begun, stalledBefore] = [performance.now(), stalledMs];
  const answer = await send(node.url, path, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { ...answer, path, ms: performance.now() - begun - (stalledMs - stalledBefore) };
}

const tooLate = (answers: readonly Timed[]) =>
  answers.filter(({ ms }) => ms > UNDER_MS).map(({ path, ms }) => `${path}: ${ms.toFixed(0)} ms`);

/** GraphQL reports the error next to other data. */
function isRefused({ path, status, headers, text }: Timed): boolean {
  if (path === '/readyz') return status === 503;
  if (path === '/graphql') return status === 200 && text.includes('"UPSTREAM_UNAVAILABLE"');
  return status === 503 && headers['retry-after'] !== undefined;
}

const notRefused = (answers: readonly Timed[]) =>
  answers
    .filter((answer) => !isRefused(answer))
    .map(({ path, status, text }) => `${path}: ${status} ${text.slice(0, 200)}`);

test.concurrent(
  'with established connections that fall silent, every path answers 503 in time',
  async () => {
    await Promise.all(CALLS.map((call) => ask(silent, call)));
    silent.proxy.freeze();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(CALLS.map((call) => ask(silent, call)));
      expect(tooLate(answers)).toEqual([]);
      expect(notRefused(answers)).toEqual([]);
    }
    await heal(silent);
  },
  TEST_MS,
);

test.concurrent(
  'transactions that cannot begin leave their connections to others',
  async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => ask(crowded, { path: '/v1/keys' })));
    crowded.proxy.freeze();
    const lost = await Promise.all(
      Array.from({ length: AT_ONCE }, () => ask(crowded, { path: '/v1/signup', body: SIGNUP })),
    );
    expect(tooLate(lost)).toEqual([]);
    crowded.proxy.heal();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => ask(crowded, { path: '/v1/signup', body: SIGNUP })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await heal(crowded);
  },
  TEST_MS,
);

test.concurrent(
  'many slow statements in succession end with the request',
  async () => {
    slow.proxy.slow(SLOW_MS);
    const answers = await Promise.all(CALLS.map((call) => ask(slow, call)));
    expect(tooLate(answers)).toEqual([]);
    expect(notRefused(answers.filter(({ path }) => path === '/v1/signup'))).toEqual([]);
    await heal(slow);
  },
  TEST_MS,
);
