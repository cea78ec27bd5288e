/** What the room needs from outside. */
import type { DocumentEntry, DocumentFile } from './domain/document-entry.js';
import type { PrintDocument } from './domain/paper.js';

/** Makes files of papers. The same paper gives the same bytes. */
export interface Renderer {
  pdf(paper: PrintDocument): Promise<Uint8Array>;
  /** 64 hexadecimal digits in lower case. */
  sha256(bytes: Uint8Array): string;
}

/** Documents that orders released. */
export interface FileStore {
  /** @returns null where there is no such document, or it may no longer be had. */
  find(documentId: string): Promise<DocumentFile | null>;
}

/** `bytes`: null where they lie in the object store. */
export type ShelvedFile = Omit<DocumentFile, 'bytes'> &
  Readonly<{ sha256: string; bytes: Uint8Array | null }>;

export interface DocumentRecords {
  /** @returns null where there is no such document, or it may no longer be had. */
  find(documentId: string): Promise<ShelvedFile | null>;
}

/** Files outside the database, each under the digest of its bytes: 64 hexadecimal digits in lower case. */
export interface ObjectStore {
  /** Putting the same twice changes nothing. @throws UPSTREAM_UNAVAILABLE where the store did not take it. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** @returns null where it has none of that digest. @throws UPSTREAM_UNAVAILABLE where the store does not answer. */
  get(sha256: string): Promise<Uint8Array | null>;
  /** Removing twice changes nothing. @throws UPSTREAM_UNAVAILABLE where the store does not answer. */
  remove(sha256: string): Promise<void>;
}

/** `stored`: where its bytes are. `isShared`: another document has the same bytes. */
export type OldDocument = Readonly<{
  id: string;
  sha256: string;
  stored: 'database' | 'objects';
  isShared: boolean;
}>;

export interface FileRetentionStore {
  /** Documents made before then whose bytes are still there, oldest first, at most `most`. */
  old(before: Date, most: number): Promise<readonly OldDocument[]>;
  /** The bytes are gone for good, and the audit log knows. */
  erase(documentId: string, now: Date): Promise<void>;
}

/** `linkUntil`: end of the link that the client has, in whole seconds. */
export type ReleasedDocument = Omit<DocumentEntry, 'downloadUrl' | 'validUntil'> &
  Readonly<{ id: string; linkUntil: Date }>;

/** `validUntil`: end of a link that is made now. */
export type LinkTimes = Readonly<{ now: Date; validUntil: Date }>;

export interface ReleasedStore {
  /**
   * Documents by order, each with a link that is alive now; links that ended are renewed.
   * The number of statements does not hang on the number of orders.
   */
  withLinks(
    orderIds: readonly string[],
    times: LinkTimes,
  ): Promise<ReadonlyMap<string, readonly ReleasedDocument[]>>;
}
