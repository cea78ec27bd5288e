/** The worker that makes documents. */
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import { createDocumentWorker } from '../modules/documents/documents.module.js';
import { LetterheadRepository } from '../modules/letterheads/letterheads.repository.js';
import type { Database } from '../platform/postgres/database.js';
import { systemRuntime } from '../platform/runtime/system-runtime.js';
import type { Tracing } from '../platform/telemetry/tracing.js';
import { documentKnowledge } from './document-knowledge.js';
import { documentTemplates } from './document-templates.js';
import type { JobCount } from './jobs.js';
import type { Law } from './knowledge.js';
import { objectStoreOf } from './object-store.js';
import type { Secrets } from './secrets.js';

type WorkerDependencies = Readonly<{
  log: Logger;
  law: Law;
  database: Database;
  providerName: string;
  tracing: Tracing;
  jobs: JobCount;
  secrets: Secrets;
  publicUrl: string;
}>;

/** Throws outside of any promise: an orderly shutdown with a non-zero exit code. */
const endProcess = (cause: Error): void => {
  setImmediate(() => {
    throw cause;
  });
};

/** null if workers run separately. */
export const makeWorker = (
  config: Config,
  { log, law, database, providerName, tracing, jobs, secrets, publicUrl }: WorkerDependencies,
) =>
  config.role === 'api'
    ? null
    : createDocumentWorker({
        log,
        knowledge: documentKnowledge({ law, providerName }),
        templates: documentTemplates(),
        letterheads: new LetterheadRepository(database.orm.em),
        secret: secrets.downloadToken.current,
        publicUrl,
        around: jobs.counted(tracing.aroundJob),
        em: database.orm.em,
        onDead: endProcess,
        databaseUrl: database.directUrl,
        databaseTimeoutMs: config.databaseTimeoutMs,
        runtime: systemRuntime(),
        objects: objectStoreOf(config),
      });
