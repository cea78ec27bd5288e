/** Composes document generation: queue, tasks, maintenance. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { renderDocx } from '../platform/docx/threaded-docx.js';
import {
  runQueue,
  type QueueOptions,
  type QueueTask,
  type RunningQueue,
} from '../platform/queue/run-queue.js';
import { SILENCE_MS } from '../platform/queue/queue-pool.js';
import type { SoldDocumentKind } from '../modules/documents/domain/document-entry.js';
import { SOLD_DOCUMENT_KINDS } from '../modules/documents/domain/document-entry.js';
import type { DocumentKnowledge } from '../modules/documents/domain/paper-source.js';
import { delayedBefore } from '../modules/orders/domain/order-phase.js';
import type { Runtime } from '../shared/runtime.js';
import type { ObjectStore } from '../modules/documents/documents.ports.js';
import { DocumentQueueRepository } from '../modules/documents/document-queue.repository.js';
import { DocumentWatch } from '../modules/documents/document-watch.service.js';
import {
  DocumentGenerationService,
  type RenderDocuments,
} from '../modules/documents/document-generation.service.js';
import { DocumentGenerationRepository } from '../modules/documents/document-generation.repository.js';
import { LAW_DIRECTORY, type Law } from './knowledge.js';

/**
 * `databaseUrl`: database of the jobs. `databaseTimeoutMs`: of one statement there. `objects`: null: files are in the
 * database.
 */
export type DocumentWorkDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  databaseUrl: string;
  databaseTimeoutMs?: number;
  providerName: string;
  runtime: Runtime;
  objects: ObjectStore | null;
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

function documentKnowledge({ law, providerName }: DocumentWorkDependencies): DocumentKnowledge {
  const { knowledge, texts } = law;
  const { frameworkMapping, gapAssessment, incident, countries, applicability } = knowledge;
  return {
    provider: providerName,
    kbVersion: knowledge.version,
    papers: knowledge.documents.papers,
    graph: law.graph(),
    notes: frameworkMapping.notes,
    gaps: gapAssessment,
    incident,
    countries,
    sectors: new Set(Object.keys(applicability.sectors)),
    texts,
  };
}

const SILENCE_SLACK_MS = 1_000;

/** Templates are read once: later changes cannot break rendering. */
function rendererOf(directory: string): RenderDocuments {
  const read = (kind: SoldDocumentKind) =>
    readFileSync(path.join(directory, 'templates', `${kind}.docx`));
  const templates = new Map(SOLD_DOCUMENT_KINDS.map((kind) => [kind, read(kind)] as const));
  return (works) =>
    renderDocx(
      works.map(({ kind, tags, date }) => {
        const template = templates.get(kind);
        if (template === undefined) throw new Error(`no template for ${kind}`);
        return { template, tags, date };
      }),
    );
}

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

export function createDocumentGeneration(
  deps: DocumentWorkDependencies,
): DocumentGenerationService {
  const { em, runtime, log } = deps;
  return new DocumentGenerationService({
    store: new DocumentGenerationRepository(em),
    queue: new DocumentQueueRepository(em),
    objects: deps.objects,
    knowledge: documentKnowledge(deps),
    render: rendererOf(LAW_DIRECTORY),
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    now: () => runtime.now(),
    id: () => runtime.id(),
    alert: alertTo(log),
  });
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
  const task = taskOf(createDocumentGeneration(deps));
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
    },
    isAlive: () => queue?.isAlive() ?? true,
    isTurning: () => queue?.isTurning() ?? true,
    close: async () => {
      await maintenance.close();
      await queue?.stop();
    },
  };
}
