/**
 * Benchmarks the service against its peers: `npm run bench`. Results are ratios within one run, without pass or fail:
 * cold (first second after the start) and steady (after 15 seconds of full load).
 *   --quick             some three minutes: the main workloads, two short rounds after a short warm-up, peers warm only
 *   --only a,b          these workloads
 *   --growth 1000,10000,100000   cost of answers with so many orders in the tables
 *   --orders-each N      orders per key, default 20
 *   --law                cost of answers as law data and languages grow
 *   --rules              cost of the pure rules and of the offline package
 *   --documents          CPU time of a package of five documents
 *   --processes 2        CPU time per answer with so many processes (CLUSTER), and with one at the same load each
 *   --sockets 1000 --events 20   subscriptions, and orders placed per second
 *   --rounds N --seconds N --connections N
 *   --out DIRECTORY     for bench.json and bench.svg; default: .data/bench
 * DATABASE_URL and REDIS_URL name servers for the second variant of the service; without them it is skipped.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { chart } from './chart.js';
import { compareAll } from './compare.js';
import { costsOfDocuments } from './documents.js';
import { fanOut } from './fan-out.js';
import { grow } from './growth.js';
import { growLaw } from './law-growth.js';
import { installPeers, startPeer } from './peers.js';
import { machine, type Report } from './report.js';
import { costsOfRules } from './rule-costs.js';
import type { Plan } from './rounds.js';
import { costsOfProcesses } from './processes.js';
import { startService, type RunningService } from './service.js';
import type { Subject } from './subject.js';
import { WORKLOADS, type Workload } from './workloads.js';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '32' },
    growth: { type: 'string' },
    'orders-each': { type: 'string', default: '20' },
    law: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    processes: { type: 'string' },
    sockets: { type: 'string' },
    events: { type: 'string', default: '20' },
    out: { type: 'string', default: path.join(PROJECT_ROOT, '.data/bench') },
  },
});

const QUICK = { rounds: 2, seconds: 1.5, warmUpSeconds: 2, coldPeers: false } as const;
const FULL = { rounds: 5, seconds: 4, warmUpSeconds: 15, coldPeers: true } as const;

function planOf(): Plan {
  const base = options.quick ? QUICK : FULL;
  return {
    ...base,
    rounds: Number(options.rounds ?? base.rounds),
    seconds: Number(options.seconds ?? base.seconds),
    connections: Number(options.connections),
  };
}

function chosen(): readonly Workload[] {
  const names = options.only?.split(',');
  if (names !== undefined) return WORKLOADS.filter(({ name }) => names.includes(name));
  return options.quick ? WORKLOADS.filter(({ isQuick }) => isQuick) : WORKLOADS;
}

/** Stopped however the run ends. */
const started: Subject[] = [];

function kept<Started extends Subject>(subject: Started): Started {
  started.push(subject);
  return subject;
}

async function startServices(): Promise<RunningService[]> {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  const embedded = kept(await startService({ name: 'service', servers: null }));
  if (databaseUrl === undefined || redisUrl === undefined) {
    console.log('DATABASE_URL and REDIS_URL are not both set: only the embedded arrangement runs');
    return [embedded];
  }
  const servers = { databaseUrl, redisUrl };
  return [embedded, kept(await startService({ name: 'service + Redis', servers }))];
}

function keep(name: string, text: string): void {
  mkdirSync(options.out, { recursive: true });
  writeFileSync(path.join(options.out, name), text);
  console.log(`written: ${path.join(options.out, name)}`);
}

async function compare(plan: Plan): Promise<void> {
  installPeers();
  const workloads = await compareAll(chosen(), {
    services: await startServices(),
    startAgain: async ({ options: again }) => kept(await startService(again)),
    start: async (name, prepared) => kept(await startPeer(name, prepared)),
    plan,
  });
  const report: Report = { machine: machine(), plan, workloads };
  keep('bench.json', `${JSON.stringify(report, null, 2)}\n`);
  keep('bench.svg', chart(report));
}

/** The service on external servers, for measurements without peers. */
async function startOnServers(): Promise<RunningService> {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  if (databaseUrl === undefined || redisUrl === undefined) {
    throw new Error('DATABASE_URL and REDIS_URL have to be set');
  }
  return kept(
    await startService({
      name: 'service',
      servers: { databaseUrl, redisUrl },
      // Lenient limits: the load is within capacity, and a busy machine must not cause errors.
      env: { SHED_LAG_MS: '0', DATABASE_TIMEOUT_MS: '20000', REQUEST_TIMEOUT_MS: '30000' },
    }),
  );
}

/** The service, and the socket library alone with the same keys. */
async function fanOuts({ seconds }: Plan) {
  const service = await startOnServers();
  const library = { ...kept(await startPeer('sockets', {})), headers: service.headers };
  const request = { sockets: Number(options.sockets), perSecond: Number(options.events), seconds };
  const figures = [];
  for (const subject of [service, library]) {
    const summary = await fanOut(subject, request);
    console.log(summary);
    figures.push(summary);
  }
  return figures;
}

async function processCosts(plan: Plan, count: number) {
  const one = kept(await startService({ name: 'one process', servers: null }));
  const env = { CLUSTER: String(count) };
  const several = kept(await startService({ name: 'several processes', servers: null, env }));
  return costsOfProcesses({ one, several, count }, plan);
}

async function run(plan: Plan): Promise<void> {
  if (options.growth !== undefined) {
    const sizes = options.growth.split(',').map(Number);
    const report = await grow(
      await startOnServers(),
      { sizes, ordersEach: Number(options['orders-each']) },
      plan,
    );
    keep('growth.json', `${JSON.stringify({ machine: machine(), ...report }, null, 2)}\n`);
  } else if (options.law) {
    keep('law.json', `${JSON.stringify({ machine: machine(), ...(await growLaw()) }, null, 2)}\n`);
  } else if (options.rules) {
    const costs = await costsOfRules();
    keep('rules.json', `${JSON.stringify({ machine: machine(), ...costs }, null, 2)}\n`);
  } else if (options.documents) {
    const costs = await costsOfDocuments();
    keep('documents.json', `${JSON.stringify({ machine: machine(), ...costs }, null, 2)}\n`);
  } else if (options.processes !== undefined) {
    const costs = await processCosts(plan, Number(options.processes));
    keep('processes.json', `${JSON.stringify({ machine: machine(), costs }, null, 2)}\n`);
  } else if (options.sockets !== undefined) {
    const figures = await fanOuts(plan);
    keep('sockets.json', `${JSON.stringify({ machine: machine(), figures }, null, 2)}\n`);
  } else await compare(plan);
}

await run(planOf()).finally(() => Promise.allSettled(started.map((one) => one.stop())));
