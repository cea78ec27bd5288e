/** Composes what is done with documents of orders: links, archives, verification. */
import { fileSigner } from '../platform/crypto/file-signatures.js';
import { DocumentsService } from '../modules/document-files/documents.service.js';
import { DocumentVerificationRepository } from '../modules/document-verification/document-verification.repository.js';
import { DocumentVerificationService } from '../modules/document-verification/document-verification.service.js';
import { OrderArchiveRepository } from '../modules/document-files/order-archive.repository.js';
import { OrderArchiveService } from '../modules/document-files/order-archive.service.js';
import { makeFiles } from './files.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../config/env.js';
import type { Secrets } from './secrets.js';
import type { createSampleDocuments } from './sample-documents.js';
import { tokenKeys } from '../platform/crypto/token-signer.js';

export type SoldDocuments = Readonly<{
  documents: DocumentsService;
  archives: OrderArchiveService;
  verification: DocumentVerificationService;
}>;

/** `publicUrl`: without a trailing slash. */
type SoldDocumentDependencies = Readonly<{
  config: Config;
  em: EntityManager;
  log: Logger;
  secrets: Secrets;
  publicUrl: string;
}>;

export function makeDocuments(
  deps: SoldDocumentDependencies,
  sampleDocuments: ReturnType<typeof createSampleDocuments>,
): SoldDocuments {
  const files = makeFiles(deps);
  const { current, earlier } = deps.secrets.downloadToken;
  const signer = fileSigner(current);
  const documents = new DocumentsService({
    sampleDocuments,
    files,
    tokens: tokenKeys(current, earlier),
    signer,
  });
  const archives = new OrderArchiveService({
    records: new OrderArchiveRepository(deps.em),
    files,
    signer,
    issuer: deps.publicUrl,
  });
  const verification = new DocumentVerificationService(new DocumentVerificationRepository(deps.em));
  return { documents, archives, verification };
}
