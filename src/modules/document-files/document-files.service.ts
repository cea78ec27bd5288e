/** Loads document bytes from the database or the object store. */
import { hash } from 'node:crypto';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import type { DocumentFormat } from '../documents/domain/document-format.js';
import { ServiceError } from '../../shared/errors.js';
import type { ObjectStore } from '../documents/domain/document-ports.js';
import type { ReleasedDocumentsRepository } from './released-documents.repository.js';

/** `objects`: null without an object store. `report`: alerts an operator. */
export type DocumentFilesDependencies = Readonly<{
  records: Pick<ReleasedDocumentsRepository, 'find'>;
  objects: ObjectStore | null;
  report: (problem: string) => void;
}>;

export class DocumentFiles {
  constructor(private readonly deps: DocumentFilesDependencies) {}

  /**
   * @returns null if there is no such document or it is no longer available
   * @throws UPSTREAM_UNAVAILABLE if the bytes are unavailable or do not match their digest
   */
  async find(documentId: string, format: DocumentFormat = 'docx'): Promise<DocumentFile | null> {
    const stored = await this.deps.records.find(documentId, format);
    if (stored === null) return null;
    const { fileName, contentType, sha256 } = stored;
    return { fileName, contentType, bytes: stored.bytes ?? (await this.fetch(sha256)) };
  }

  private async fetch(sha256: string): Promise<Uint8Array> {
    const bytes = (await this.deps.objects?.get(sha256)) ?? null;
    if (bytes !== null && hash('sha256', bytes, 'hex') === sha256) return bytes;
    const problem =
      bytes === null ? 'is not in the object store' : 'was changed in the object store';
    this.deps.report(`the file ${sha256} ${problem}`);
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause: problem });
  }
}
