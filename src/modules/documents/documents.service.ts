/** Use cases of documents: opening download links. */
import { type DocumentEntry, type DocumentFile, SAMPLE_TOKEN } from './domain/document-entry.js';
import { readToken, type TokenKeys } from './domain/download-token.js';
import { notFound } from '../../shared/errors.js';
import type { DocumentFiles } from './document-files.service.js';
import type { SampleDocumentCache } from './sample-document-cache.js';

export type DocumentsDependencies = Readonly<{
  sampleDocuments: SampleDocumentCache;
  files: Pick<DocumentFiles, 'find'>;
  tokens: TokenKeys;
}>;

export class DocumentsService {
  constructor(private readonly deps: DocumentsDependencies) {}

  /**
   * @throws NOT_FOUND for a malformed, forged or expired token and for a document that is gone, without distinction
   * @throws UPSTREAM_UNAVAILABLE if the documents are unavailable
   */
  async open(token: string, now: Date): Promise<DocumentFile> {
    if (token === SAMPLE_TOKEN) return this.deps.sampleDocuments.file();
    const grant = readToken(token, this.deps.tokens, now);
    const file = grant === null ? null : await this.deps.files.find(grant.documentId);
    if (file === null) throw notFound();
    return file;
  }

  sampleEntry(): Promise<DocumentEntry> {
    return this.deps.sampleDocuments.entry();
  }
}
