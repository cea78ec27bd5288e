/** Creates the services of stored documents: files, links, archives, retention. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { fileSigner } from '../../platform/crypto/file-signatures.js';
import { tokenKeys } from '../../platform/crypto/token-signer.js';
import { conservativeNow } from '../../platform/postgres/conservative-now.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { errorTo } from '../../shared/report.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { Secret } from '../../shared/secret.js';
import type { ObjectStore } from '../documents/domain/document-ports.js';
import { addMonths } from '../incidents/domain/calendar.js';
import { DocumentFiles } from './document-files.service.js';
import { DocumentsService } from './documents.service.js';
import { FileRetentionRepository } from './file-retention.repository.js';
import { FileRetention } from './file-retention.service.js';
import { OrderArchiveRepository } from './order-archive.repository.js';
import { OrderArchiveService, type OrderArchiveDependencies } from './order-archive.service.js';
import { ReleasedDocumentsRepository } from './released-documents.repository.js';
import { ReleasedDocumentsService } from './released-documents.service.js';
import type { SampleDocumentCache } from './sample-document-cache.js';

const ERASE_EVERY_MS = 3_600_000;

type FilesDependencies = Readonly<{
  em: EntityManager;
  retentionMonths: number;
  secret: Secret;
  publicUrl: string;
}>;

const tokensOf = ({ current, earlier }: Secret) => tokenKeys(current, earlier);

export const createReleasedDocuments = ({
  em,
  retentionMonths,
  secret,
  publicUrl,
  links,
}: FilesDependencies & Readonly<{ links: CodeLinks }>) =>
  new ReleasedDocumentsService({
    store: new ReleasedDocumentsRepository(em, retentionMonths),
    tokens: tokensOf(secret),
    links,
    publicUrl: () => publicUrl,
  });

/**
 * `objects`: null: files are stored in the database. `secret`: signs links and files. `publicUrl`: without a trailing
 * slash.
 */
export type DocumentFilesModuleDependencies = FilesDependencies &
  Readonly<{
    objects: ObjectStore | null;
    sampleDocuments: SampleDocumentCache;
    log: Logger;
  }> &
  Pick<OrderArchiveDependencies, 'sandboxReleasedAt'>;

export type DocumentFilesModule = Readonly<{
  documents: DocumentsService;
  archives: OrderArchiveService;
}>;

export function createDocumentFilesModule(
  deps: DocumentFilesModuleDependencies,
): DocumentFilesModule {
  const { em, retentionMonths, objects, secret, publicUrl, sampleDocuments, log } = deps;
  const files = new DocumentFiles({
    records: new ReleasedDocumentsRepository(em, retentionMonths),
    objects,
    report: (problem) => {
      log.error({ alert: true }, problem);
    },
  });
  const signer = fileSigner(secret.current);
  const tokens = tokensOf(secret);
  return {
    documents: new DocumentsService({ sampleDocuments, files, tokens, signer }),
    archives: new OrderArchiveService({
      records: new OrderArchiveRepository(em),
      files,
      signer,
      issuer: publicUrl,
      sample: sampleDocuments,
      sandboxReleasedAt: deps.sandboxReleasedAt,
    }),
  };
}

type RetentionDependencies = Pick<FilesDependencies, 'em' | 'retentionMonths'> &
  Pick<DocumentFilesModuleDependencies, 'objects' | 'log'>;

/** For workers only. */
export function createFileRetention(deps: RetentionDependencies): ScheduledJob {
  const { em, retentionMonths, objects, log } = deps;
  const retention = new FileRetention({
    store: new FileRetentionRepository(em),
    objects,
    now: () => conservativeNow(em),
    retainedSince: (now) => addMonths(now, -retentionMonths),
  });
  return new ScheduledJob({
    everyMs: ERASE_EVERY_MS,
    run: () => retention.run(),
    stop: () => {
      retention.close();
    },
    report: errorTo(log, 'old files could not be erased'),
  });
}
