/** Creates the services that make documents: queue, tasks, maintenance. For workers only. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { verificationCodes } from '../../platform/crypto/verification-codes.js';
import { SILENCE_MS } from '../../platform/queue/queue-pool.js';
import {
  runQueue,
  type QueueOptions,
  type QueueTask,
  type RunningQueue,
} from '../../platform/queue/run-queue.js';
import { errorsTo, errorTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { FindLetterhead } from '../letterheads/domain/letterhead.js';
import { delayedBefore } from '../orders/domain/order-phase.js';
import { DocumentGenerationRepository } from './document-generation.repository.js';
import { DocumentGenerationService } from './document-generation.service.js';
import { DocumentMaker, type DocumentMakerDependencies } from './document-maker.js';
import { DocumentQueueRepository } from './document-queue.repository.js';
import { DocumentRenewalRepository } from './document-renewal.repository.js';
import { DocumentRenewalService } from './document-renewal.service.js';
import { DocumentWatch } from './document-watch.service.js';
import type { ObjectStore } from './domain/document-ports.js';

/**
 * `databaseUrl`: database of the jobs. `databaseTimeoutMs`: of one statement there. `objects`: null: files are in the
 * database. `secret`: verification codes are derived from it. `publicUrl`: without a trailing slash.
 */
export type DocumentWorkDependencies = Readonly<{
  knowledge: DocumentMakerDependencies['knowledge'];
  templates: Pick<DocumentMakerDependencies, 'render' | 'templateDigest'>;
  letterheads: FindLetterhead;
  em: EntityManager;
  databaseUrl: string;
  databaseTimeoutMs?: number;
  runtime: Runtime;
  objects: ObjectStore | null;
  secret: string;
  publicUrl: string;
  log: Logger;
}>;

/**
 * `start`: rejects if the database is unreachable. `isAlive`: whether the database recently answered the worker;
 * `isPolling`: whether the worker polls. Both are true before the start.
 */
export type DocumentWorker = Readonly<{
  start: () => Promise<void>;
  isAlive: () => boolean;
  isPolling: () => boolean;
  close: () => Promise<void>;
}>;

const SILENCE_SLACK_MS = 1_000;

const jobPayload = z.object({ order_id: z.uuid() });

const taskOf =
  (service: DocumentGenerationService): QueueTask =>
  (payload, { isLast }) =>
    service.make(jobPayload.parse(payload).order_id, isLast);

const alertTo =
  (log: Logger) =>
  (problem: string, orderId: string): void => {
    log.error({ orderId, alert: true }, problem);
  };

/** New documents, and new versions of documents that are maintained. */
export type DocumentWork = Readonly<{
  generation: DocumentGenerationService;
  renewals: DocumentRenewalService;
}>;

export function createDocumentWork(deps: DocumentWorkDependencies): DocumentWork {
  const { em, runtime, log, objects, knowledge, templates, letterheads } = deps;
  const now = () => runtime.now();
  const id = () => runtime.id();
  const maker = new DocumentMaker({
    ...templates,
    knowledge,
    codeOf: verificationCodes(deps.secret),
    publicUrl: deps.publicUrl,
    id,
  });
  const renewals = new DocumentRenewalService({
    letterheads,
    store: new DocumentRenewalRepository(em),
    maker,
    objects,
    now,
    id,
    report: (problem, cause) => {
      log.error({ err: cause, alert: true }, problem);
    },
  });
  const generation = new DocumentGenerationService({
    store: new DocumentGenerationRepository(em),
    maker,
    objects,
    renewals,
    letterheads,
    now,
    queue: new DocumentQueueRepository(em),
    alert: alertTo(log),
  });
  return { generation, renewals };
}

const createMaintenance = ({ em, runtime, log }: DocumentWorkDependencies): DocumentWatch =>
  new DocumentWatch({
    queue: new DocumentQueueRepository(em),
    now: () => runtime.now(),
    delayedBefore,
    alert: alertTo(log),
    report: errorsTo(log),
  });

/** Longer than the database's own timeout. */
const silenceOf = ({ databaseTimeoutMs = 0 }: DocumentWorkDependencies): number =>
  Math.max(SILENCE_MS, databaseTimeoutMs + SILENCE_SLACK_MS);

const RENEW_EVERY_MS = 60_000;

/** Compares maintained documents with the law data. */
const renewalJob = (renewals: DocumentRenewalService, log: Logger): ScheduledJob =>
  new ScheduledJob({
    everyMs: RENEW_EVERY_MS,
    run: () => renewals.run(),
    stop: () => {
      renewals.close();
    },
    report: errorTo(log, 'maintained documents could not be compared'),
  });

export function createDocumentWorker(
  deps: DocumentWorkDependencies & Required<Pick<QueueOptions, 'around' | 'onDead'>>,
): DocumentWorker {
  const { generation, renewals } = createDocumentWork(deps);
  const task = taskOf(generation);
  const renewing = renewalJob(renewals, deps.log);
  const maintenance = createMaintenance(deps);
  let queue: RunningQueue | null = null;
  return {
    start: async () => {
      queue = await runQueue({
        url: deps.databaseUrl,
        around: deps.around,
        onDead: deps.onDead,
        silenceMs: silenceOf(deps),
        tasks: { generate_documents: task },
        log: (line) => {
          deps.log.warn(line);
        },
      });
      maintenance.start();
      renewing.start();
    },
    isAlive: () => queue?.isAlive() ?? true,
    isPolling: () => queue?.isPolling() ?? true,
    close: async () => {
      await renewing.close();
      await maintenance.close();
      await queue?.stop();
    },
  };
}
