/** Loads document bytes from the database or the object store. */
import type { DocumentFile } from './domain/document-entry.js';
import { ServiceError } from '../../shared/errors.js';
import type { DocumentRecords, FileStore, ObjectStore } from './documents.ports.js';

/** `objects`: null without an object store. `report`: alerts an operator. */
export type DocumentFilesDependencies = Readonly<{
  records: DocumentRecords;
  objects: ObjectStore | null;
  sha256: (bytes: Uint8Array) => string;
  report: (problem: string) => void;
}>;

export class DocumentFiles implements FileStore {
  constructor(private readonly parts: DocumentFilesDependencies) {}

  /** @throws UPSTREAM_UNAVAILABLE if the bytes are unavailable or do not match their digest */
  async find(documentId: string): Promise<DocumentFile | null> {
    const shelved = await this.parts.records.find(documentId);
    if (shelved === null) return null;
    const { fileName, contentType, sha256 } = shelved;
    return { fileName, contentType, bytes: shelved.bytes ?? (await this.fetch(sha256)) };
  }

  private async fetch(sha256: string): Promise<Uint8Array> {
    const bytes = (await this.parts.objects?.get(sha256)) ?? null;
    if (bytes !== null && this.parts.sha256(bytes) === sha256) return bytes;
    const problem =
      bytes === null ? 'is not in the object store' : 'was changed in the object store';
    this.parts.report(`the file ${sha256} ${problem}`);
    throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause: problem });
  }
}
