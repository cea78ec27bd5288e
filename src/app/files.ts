/** Storage and retention of document files. */
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { S3Objects } from '../platform/storage/s3-objects.js';
import type { Config } from '../config/env.js';
import { addMonths } from '../modules/incidents/domain/calendar.js';
import { DocumentFiles } from '../modules/document-files/document-files.service.js';
import type { ObjectStore } from '../modules/documents/domain/document-ports.js';
import { FileRetention } from '../modules/document-files/file-retention.service.js';
import { FileRetentionRepository } from '../modules/document-files/file-retention.repository.js';
import { ReleasedDocumentsRepository } from '../modules/document-files/released-documents.repository.js';
import { requestDeadline } from './deadline.js';
import { ScheduledJob } from '../shared/scheduled-job.js';
import { conservativeNow } from './conservative-now.js';

const ERASE_EVERY_MS = 3_600_000;

type FilesDependencies = Readonly<{
  config: Pick<Config, 'filesS3' | 'filesKeepMonths'>;
  em: EntityManager;
  log: Logger;
}>;

/** null: files are stored in the database. */
export const objectStoreOf = ({ filesS3 }: Pick<Config, 'filesS3'>): ObjectStore | null =>
  filesS3 === null ? null : new S3Objects(filesS3, requestDeadline);

export const documentRepository = ({
  config,
  em,
}: Omit<FilesDependencies, 'log'>): ReleasedDocumentsRepository =>
  new ReleasedDocumentsRepository(em, config.filesKeepMonths);

export const makeFiles = (deps: FilesDependencies): DocumentFiles =>
  new DocumentFiles({
    records: documentRepository(deps),
    objects: objectStoreOf(deps.config),
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    report: (problem) => {
      deps.log.error({ alert: true }, problem);
    },
  });

/** For workers only. */
export function makeFileRetention({ config, em, log }: FilesDependencies): ScheduledJob {
  const retention = new FileRetention({
    store: new FileRetentionRepository(em),
    objects: objectStoreOf(config),
    now: () => conservativeNow(em),
    keptSince: (now) => addMonths(now, -config.filesKeepMonths),
  });
  return new ScheduledJob({
    everyMs: ERASE_EVERY_MS,
    run: () => retention.run(),
    stop: () => {
      retention.close();
    },
    report: (cause) => {
      log.error({ err: cause }, 'old files could not be erased');
    },
  });
}
