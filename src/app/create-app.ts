/** Composition root. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { lowerProcess } from '../platform/runtime/background-priority.js';
import type { Tracing } from '../platform/telemetry/tracing.js';
import { primaryChannel } from '../platform/cluster/primary-channel.js';
import { codeLinks } from '../shared/code-links.js';
import { withoutAccounts } from '../shared/row-scope.js';
import type { BackgroundJob } from '../shared/scheduled-job.js';
import { makeServer } from './server.js';
import { shutDownGracefully, type Waits } from './shutdown.js';
import { openEvents } from './events.js';
import { freePort } from '../platform/runtime/free-port.js';
import { createRetentionJobs, type RetentionDependencies } from './retention-jobs.js';
import { warnOfSeller } from './seller-warning.js';
import { presentLaw } from './knowledge.js';
import { makeWorker } from './document-worker.js';
import { admissionLimits, openCounting } from './limits.js';
import { openLog } from './open-log.js';
import { startMetrics } from './metrics.js';
import { startTracing } from './tracing.js';
import { createModules, type Modules } from './modules.js';
import { loadSecrets } from './secrets.js';
import { openTables } from './storage.js';
import { welcome } from './welcome.js';
import { beginWork, JobCount, NO_WORK } from './jobs.js';
import { OpenConnections } from '../server/connections/open-connections.js';
import { SERVER_TIMES } from '../server/http/server-times.js';
import { PROJECT_ROOT, type Config } from '../config/env.js';

/**
 * `publicUrl`: without a trailing slash. `begun`: resolves when background work has started, or rejects. `close`:
 * finishes work in progress and saves the counters.
 */
export type Service = Readonly<{
  publicUrl: string;
  begun: Promise<void>;
  close: () => Promise<void>;
  waits: () => Waits;
}>;

const version = (): string => {
  const text = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  return String((JSON.parse(text) as { version: unknown }).version); // our own file
};

/** Clients cannot connect to a wildcard address. */
function ownAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function addressesOf(config: Config, port: number) {
  const publicUrl = config.publicUrl ?? ownAddress(config.host, port);
  return { publicUrl, links: codeLinks(publicUrl, config.isStrict) };
}

/** Accept queue; Node's default of 511 overflows in bursts. The system may cap it. */
const BACKLOG = 4_096;

type Closing = () => Promise<unknown>;

const closeAll = async (closings: readonly Closing[]): Promise<void> => {
  for (const close of closings) await close();
};

/** Call it last: the fast path replaces the request listeners in an earlier hook. */
const watchRequests = (
  app: FastifyInstance,
  connections: OpenConnections,
  { traceRequests }: Tracing,
): void => {
  app.addHook('onListen', () => {
    connections.watchRequests(app.server);
    traceRequests(app.server);
    return Promise.resolve();
  });
};

const jobsOf = (modules: Modules, keeping: RetentionDependencies): BackgroundJob[] => [
  ...modules.ordersModule.jobs,
  ...modules.webhooks.jobs,
  ...createRetentionJobs(keeping),
];

/**
 * Starts what the role requires: `api` serves requests, `worker` runs background work, `all` does both.
 * @throws Error if the configuration, knowledge base or database prevents it
 */
export async function startService(
  config: Config,
  log: Logger = openLog(config.logLevel),
  times = SERVER_TIMES,
): Promise<Service> {
  const startedAt = new Date();
  const law = presentLaw();
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const addresses = addressesOf(config, port);
  const secrets = await loadSecrets(config);
  warnOfSeller(config, log);
  const database = await openTables(config, log);
  const counting = await openCounting(config, database.orm.em, log);
  const limits = admissionLimits(law.knowledge.limits, config.rateLimits);
  const events = await openEvents({ config, database, counting, log });
  const shared = { config, log, law, counting, events, ...addresses, version: version(), times };
  const { providerName } = config;
  const tracing = await startTracing(config, shared);
  const jobs = new JobCount();
  const connections = new OpenConnections(log);
  const worker = makeWorker(config, { ...shared, database, providerName, tracing, jobs, secrets });
  const own = { database, startedAt, secrets, tiers: limits.tiers, providerName, worker };
  const modules = createModules({ ...shared, ...own });
  const metrics = await startMetrics({ ...shared, database, worker });
  const transports: Closing[] = [];
  if (config.role !== 'worker') {
    const isReady = database.isUp;
    const app = await makeServer({ ...shared, modules, limits, isReady, connections, secrets });
    watchRequests(app, connections, tracing);
    await withoutAccounts(() => app.listen({ host: config.host, port, backlog: BACKLOG }));
    transports.push(() => app.close(), modules.sandbox.close);
  }
  // After the transports: requests do not wait for it.
  const keeping = { config, law, em: database.orm.em, log };
  const work = worker === null ? NO_WORK : beginWork(worker, jobsOf(modules, keeping));
  const last = [metrics, events.close, counting.close, database.close, tracing.close];
  const close = () => closeAll([...transports, work.close, ...last]);
  const waits = () => ({ ...connections.counts(), jobs: jobs.count });
  return { publicUrl: addresses.publicUrl, begun: work.begun, close, waits };
}

const GRACE_MS = 15_000;
const START_FAILED = 1;
const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

function runUntilEnded({ close, waits, publicUrl }: Service, log: Logger): void {
  const primaryProcess = primaryChannel();
  // In a cluster the primary decides whether to force the end.
  const force = primaryProcess === null ? () => undefined : null;
  const begin = shutDownGracefully({ graceMs: GRACE_MS, log, waits, force, end: close });
  primaryProcess?.onEnd(begin);
  primaryProcess?.ready(publicUrl);
}

/** Runs the service; if the start fails, prints one message and exits. */
export async function runService(configure: () => Config): Promise<void> {
  try {
    const config = configure();
    if (config.role === 'worker') lowerProcess();
    const log = openLog(config.logLevel);
    const service = await startService(config, log);
    // Handlers first: a reader of the start message may end the process at once.
    runUntilEnded(service, log);
    await service.begun;
    if (primaryChannel() === null) {
      const isWorker = config.role === 'worker';
      printLine(isWorker ? 'NIS2 compliance gateway: worker started' : welcome(service.publicUrl));
    }
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exit(START_FAILED);
  }
}
