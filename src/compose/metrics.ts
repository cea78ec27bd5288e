/** Metrics of this process. */
import { openMetrics } from '../adapters/metrics/metrics.js';
import { serveMetrics } from '../adapters/metrics/metrics-server.js';
import { readQuarantine } from '../adapters/postgres/quarantine-readings.js';
import { readQueues } from '../adapters/postgres/queue-readings.js';
import type { Config } from '../config.js';
import { PostgresVatReviews } from '../features/billing/vat-reviews.store.js';
import { PostgresMakingDesk } from '../features/documents/making-desk.store.js';
import type { PendingMaking } from '../features/documents/making.ports.js';
import type { Law } from './law.js';
import type { Making } from './making.js';
import { makeProbes, type ProbeParts } from './probes.js';

const MS = 1000;

export type MetricsParts = Omit<ProbeParts, 'redis' | 'worker'> &
  Readonly<{
    /** null where workers run apart. */
    worker: Pick<Making, 'isAlive' | 'isTurning'> | null;
    config: Config;
    counting: Readonly<{ shared: ProbeParts['redis'] }>;
    law: Law;
    version: string;
  }>;

/** Documents are made within seconds; a minute without them shows that nobody makes them. */
const LATE_MS = 60_000;

function toJobs(pending: readonly PendingMaking[], now: Date) {
  const counts: Record<string, number> = {};
  for (const { state } of pending) counts[state] = (counts[state] ?? 0) + 1;
  const lateBefore = now.getTime() - LATE_MS;
  const late = pending.filter(
    ({ state, paidAt }) => state !== 'failed' && paidAt.getTime() < lateBefore,
  ).length;
  const oldest = Math.min(now.getTime(), ...pending.map(({ paidAt }) => paidAt.getTime()));
  return { counts, late, oldestSeconds: (now.getTime() - oldest) / MS };
}

/** @returns ends it; where none are wanted there is nothing to end. */
export async function startMetrics(parts: MetricsParts): Promise<() => Promise<void>> {
  const { config, database, law, version } = parts;
  if (config.metricsPort === null) return () => Promise.resolve();
  const em = database.orm.em.fork();
  const desk = new PostgresMakingDesk(em);
  const probes = makeProbes({ ...parts, redis: parts.counting.shared });
  const reviews = new PostgresVatReviews(em);
  const metrics = openMetrics({
    version,
    kbVersion: law.knowledge.version,
    components: async () =>
      Object.fromEntries(
        Object.entries(await probes.check()).map(([name, { status }]) => [name, status === 'ok']),
      ),
    jobs: async () => toJobs(await desk.pending(), new Date()),
    queues: () => readQueues(em),
    quarantine: () => readQuarantine(em),
    vatReviews: () => reviews.count(),
  });
  return serveMetrics(metrics, {
    host: config.host,
    port: config.metricsPort,
    isTurning: () => parts.worker?.isTurning() ?? true,
  });
}
