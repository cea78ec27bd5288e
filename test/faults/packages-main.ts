/**
 * `npm run bench:packages -- [--orders N] [--rate N] [--seconds N]`: packages of five documents generated at once by
 * two workers, and the latency of scoping at a fixed rate before and during it.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Chance } from './chance.js';
import { aKey } from './run.js';
import { serversOf } from './servers.js';
import { openSite, type Site } from './site.js';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
});

const WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 500;
const SCOPING = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'de' };
const CASE = JSON.parse(
  readFileSync('test/modules/documents/cases/electricity.json', 'utf8'),
) as Readonly<Record<string, unknown>>; // our own file

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function post(node: string, path: string, key: string, body: object) {
  const answer = await fetch(node + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });
  const data = (await answer.json()) as Readonly<{ data?: Readonly<Record<string, unknown>> }>;
  return { status: answer.status, data: data.data ?? {} };
}

/** Milliseconds from the moment at which each request was due, sorted. */
async function latencies(node: string, key: string, isOver: () => boolean): Promise<number[]> {
  const begun = performance.now();
  const stepMs = 1000 / Number(values.rate);
  const found: number[] = [];
  const pending = new Set<Promise<void>>();
  for (let count = 0; !isOver(); count += 1) {
    const due = begun + count * stepMs;
    await pause(Math.max(0, due - performance.now()));
    const one = post(node, '/v1/scoping', key, SCOPING).then(({ status }) => {
      found.push(status === 200 ? performance.now() - due : Infinity);
      pending.delete(one);
    });
    pending.add(one);
  }
  await Promise.all(pending);
  return found.sort((a, b) => a - b);
}

function show(name: string, sorted: readonly number[]): void {
  const at = (share: number): string =>
    (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);
  printLine(
    `${name.padEnd(8)}${String(sorted.length)} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

async function placeAll(site: Site, key: string): Promise<readonly string[]> {
  const [node = ''] = site.nodes;
  const links: string[] = [];
  const { riik, ...payload } = CASE;
  while (links.length < Number(values.orders)) {
    const body = {
      teenus: 'pakett',
      riik,
      idempotency_key: randomUUID(),
      payload: { ...payload, keel: 'de' },
    };
    const { status, data } = await post(node, '/v1/orders', key, body);
    if (status !== 201) throw new Error(`an order was answered with ${String(status)}`);
    links.push(String(data['makselink']));
  }
  return links;
}

const PENDING = `select count(*)::int as count from orders
  where service_key = 'pakett' and document_status <> 'released'`;

async function pendingOrders({ database }: Site): Promise<number> {
  const { rows } = await database.query<{ count: number }>(PENDING);
  return rows[0]?.count ?? 0;
}

async function waitForAll(site: Site): Promise<number> {
  const begun = Date.now();
  while ((await pendingOrders(site)) > 0) {
    if (Date.now() - begun > WITHIN_MS) throw new Error('the packages took too long');
    await pause(LOOK_EVERY_MS);
  }
  return (Date.now() - begun) / 1000;
}

async function measure(site: Site): Promise<void> {
  const key = await aKey(site, new Chance(1), 1);
  const [node = ''] = site.nodes;
  const links = await placeAll(site, key);
  const until = Date.now() + Number(values.seconds) * 1000;
  show('before', await latencies(node, key, () => Date.now() > until));
  let isOver = false;
  const during = latencies(node, key, () => isOver);
  for (const link of links) site.stripe.records.pay(link.split('/').at(-1) ?? '');
  const seconds = await waitForAll(site);
  isOver = true;
  show('during', await during);
  printLine(`${values.orders} packages in ${seconds.toFixed(0)} s, all released`);
}

const site = await openSite(serversOf(process.env), new Chance(1));
try {
  await measure(site);
} finally {
  await site.close();
}
// A connection left half-open must not keep the process alive.
process.exit();
