/** Composes document generation: queue, tasks, maintenance. */
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { verificationCodes } from '../platform/crypto/verification-codes.js';
import {
  runQueue,
  type QueueOptions,
  type QueueTask,
  type RunningQueue,
} from '../platform/queue/run-queue.js';
import { SILENCE_MS } from '../platform/queue/queue-pool.js';
import { delayedBefore } from '../modules/orders/domain/order-phase.js';
import type { Runtime } from '../shared/runtime.js';
import type { ObjectStore } from '../modules/documents/domain/document-ports.js';
import { DocumentQueueRepository } from '../modules/documents/document-queue.repository.js';
import { DocumentWatch } from '../modules/documents/document-watch.service.js';
import { DocumentGenerationService } from '../modules/documents/document-generation.service.js';
import { DocumentMaker } from '../modules/documents/document-maker.js';
import { DocumentRenewalRepository } from '../modules/documents/document-renewal.repository.js';
import { DocumentRenewalService } from '../modules/documents/document-renewal.service.js';
import { LetterheadRepository } from '../modules/letterheads/letterheads.repository.js';
import { renewalJob } from './document-renewal.js';
import { DocumentGenerationRepository } from '../modules/documents/document-generation.repository.js';
import { documentKnowledge } from './document-knowledge.js';
import { templatesIn } from './document-templates.js';
import { LAW_DIRECTORY, type Law } from './knowledge.js';

/**
 * `databaseUrl`: database of the jobs. `databaseTimeoutMs`: of one statement there. `objects`: null: files are in the
 * database. `secret`: verification codes are derived from it. `publicUrl`: without a trailing slash.
 */
export type DocumentWorkDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  databaseUrl: string;
  databaseTimeoutMs?: number;
  providerName: string;
  runtime: Runtime;
  objects: ObjectStore | null;
  secret: string;
  publicUrl: string;
  log: Logger;
}>;

/**
 * `start`: rejects if the database is unreachable. `isAlive`: whether the database recently answered the worker;
 * `isTurning`: whether the worker polls. Both are true before the start.
 */
export type DocumentWorker = Readonly<{
  start: () => Promise<void>;
  isAlive: () => boolean;
  isTurning: () => boolean;
  close: () => Promise<void>;
}>;

const SILENCE_SLACK_MS = 1_000;

const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

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
  const { em, runtime, log, objects } = deps;
  const now = () => runtime.now();
  const id = () => runtime.id();
  const maker = new DocumentMaker({
    ...templatesIn(LAW_DIRECTORY, sha256),
    knowledge: documentKnowledge(deps),
    sha256,
    codeOf: verificationCodes(deps.secret),
    publicUrl: deps.publicUrl,
    id,
  });
  const letterheads = new LetterheadRepository(em);
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
    report: (problem, cause) => {
      log.error({ err: cause }, problem);
    },
  });

/** Longer than the database's own timeout. */
const silenceOf = ({ databaseTimeoutMs = 0 }: DocumentWorkDependencies): number =>
  Math.max(SILENCE_MS, databaseTimeoutMs + SILENCE_SLACK_MS);

/** @throws Error if a template is missing. */
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
    isTurning: () => queue?.isTurning() ?? true,
    close: async () => {
      await renewing.close();
      await maintenance.close();
      await queue?.stop();
    },
  };
}
