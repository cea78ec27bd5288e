/** Composes the metrics of this process. */
import { openMetrics } from '../platform/telemetry/metrics.js';
import { serveMetrics } from '../platform/telemetry/metrics-server.js';
import { readQuarantine } from '../platform/postgres/quarantine-readings.js';
import { readQueues } from '../platform/postgres/queue-readings.js';
import type { Config } from '../config/env.js';
import { VatReviewsRepository } from '../modules/vat/vat-reviews.repository.js';
import { DocumentQueueRepository } from '../modules/documents/document-queue.repository.js';
import type { PendingGeneration } from '../modules/documents/document-queue.repository.js';
import type { Law } from './knowledge.js';
import type { DocumentWorker } from '../modules/documents/documents.module.js';
import { makeProbes, type ProbeDependencies } from './probes.js';

const MS = 1000;

export type MetricsDependencies = Omit<ProbeDependencies, 'redis' | 'worker'> &
  Readonly<{
    /** null if workers run in separate processes. */
    worker: Pick<DocumentWorker, 'isAlive' | 'isPolling'> | null;
    config: Config;
    counting: Readonly<{ shared: ProbeDependencies['redis'] }>;
    law: Law;
    version: string;
  }>;

/** Documents take seconds; a minute suggests that no worker runs. */
const LATE_MS = 60_000;

function toJobs(pending: readonly PendingGeneration[], now: Date) {
  const counts: Record<string, number> = {};
  for (const { state } of pending) counts[state] = (counts[state] ?? 0) + 1;
  const lateBefore = now.getTime() - LATE_MS;
  const late = pending.filter(
    ({ state, paidAt }) => state !== 'failed' && paidAt.getTime() < lateBefore,
  ).length;
  const oldest = Math.min(now.getTime(), ...pending.map(({ paidAt }) => paidAt.getTime()));
  return { counts, late, oldestSeconds: (now.getTime() - oldest) / MS };
}

/** @returns stops the metrics */
export async function startMetrics(deps: MetricsDependencies): Promise<() => Promise<void>> {
  const { config, database, law, version } = deps;
  if (config.metricsPort === null) return () => Promise.resolve();
  const em = database.orm.em.fork();
  const queue = new DocumentQueueRepository(em);
  const probes = makeProbes({ ...deps, redis: deps.counting.shared });
  const reviews = new VatReviewsRepository(em);
  const metrics = openMetrics({
    version,
    kbVersion: law.knowledge.version,
    components: async () =>
      Object.fromEntries(
        Object.entries(await probes.check()).map(([name, { status }]) => [name, status === 'ok']),
      ),
    jobs: async () => toJobs(await queue.pending(), new Date()),
    queues: () => readQueues(em),
    quarantine: () => readQuarantine(em),
    vatReviews: () => reviews.count(),
  });
  return serveMetrics(metrics, {
    host: config.host,
    port: config.metricsPort,
    isPolling: () => deps.worker?.isPolling() ?? true,
  });
}
