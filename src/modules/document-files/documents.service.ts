/** Use cases of documents: opening download links. */
import {
  type DocumentEntry,
  type DocumentFile,
  SAMPLE_TOKEN,
} from '../documents/domain/document-entry.js';
import { readToken, type TokenKeys } from '../documents/domain/download-token.js';
import {
  FILE_FORMS,
  SIGNATURE_TYPE,
  type DocumentFormat,
  type FileForm,
} from '../documents/domain/document-format.js';
import { notFound } from '../../shared/errors.js';
import type { FileSigner } from '../../platform/crypto/file-signatures.js';
import type { DocumentFiles } from './document-files.service.js';
import type { SampleDocumentCache } from './sample-document-cache.js';

export type DocumentsDependencies = Readonly<{
  sampleDocuments: SampleDocumentCache;
  files: Pick<DocumentFiles, 'find'>;
  tokens: TokenKeys;
  signer: FileSigner;
}>;

export class DocumentsService {
  constructor(private readonly deps: DocumentsDependencies) {}

  /**
   * @throws NOT_FOUND for a malformed, forged or expired token and for a document that is gone, without distinction
   * @throws UPSTREAM_UNAVAILABLE if the documents are unavailable
   */
  async open(token: string, now: Date, form: FileForm = 'docx'): Promise<DocumentFile> {
    const { format, isSignature } = FILE_FORMS[form];
    const file = await this.find(token, now, format);
    return isSignature ? this.signatureOf(file) : file;
  }

  /** The sample is a PDF in every case. */
  private async find(token: string, now: Date, format: DocumentFormat): Promise<DocumentFile> {
    if (token === SAMPLE_TOKEN) return this.deps.sampleDocuments.file();
    const grant = readToken(token, this.deps.tokens, now);
    const file = grant === null ? null : await this.deps.files.find(grant.documentId, format);
    if (file === null) throw notFound();
    return file;
  }

  private async signatureOf({ fileName, bytes }: DocumentFile): Promise<DocumentFile> {
    const signature = await this.deps.signer.sign(bytes);
    return {
      fileName: `${fileName}.sig`,
      contentType: SIGNATURE_TYPE,
      bytes: new TextEncoder().encode(signature),
    };
  }

  sampleEntry(): Promise<DocumentEntry> {
    return this.deps.sampleDocuments.entry();
  }
}
