/** Ports of documents. */
import type { DocumentEntry, DocumentFile } from './domain/document-entry.js';
import type { PrintDocument } from './domain/paper.js';

/** Renders documents. Equal documents give equal bytes. */
export interface Renderer {
  pdf(paper: PrintDocument): Promise<Uint8Array>;
  /** @returns 64 lower-case hexadecimal digits */
  sha256(bytes: Uint8Array): string;
}

export interface FileStore {
  /** @returns null if there is no such document or it is no longer available */
  find(documentId: string): Promise<DocumentFile | null>;
}

/** `bytes`: null if they are in the object store. */
export type ShelvedFile = Omit<DocumentFile, 'bytes'> &
  Readonly<{ sha256: string; bytes: Uint8Array | null }>;

export interface DocumentRecords {
  /** @returns null if there is no such document or it is no longer available */
  find(documentId: string): Promise<ShelvedFile | null>;
}

/** Files outside the database, keyed by the digest of their bytes: 64 lower-case hexadecimal digits. */
export interface ObjectStore {
  /** Idempotent. @throws UPSTREAM_UNAVAILABLE if the store did not accept it */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** @returns null if there is no such object. @throws UPSTREAM_UNAVAILABLE if the store does not answer */
  get(sha256: string): Promise<Uint8Array | null>;
  /** Idempotent. @throws UPSTREAM_UNAVAILABLE if the store does not answer */
  remove(sha256: string): Promise<void>;
}

/** `stored`: location of the bytes. `isShared`: another document uses the same object. */
export type OldDocument = Readonly<{
  id: string;
  sha256: string;
  stored: 'database' | 'objects';
  isShared: boolean;
}>;

export interface FileRetentionStore {
  /** Documents created before that time whose bytes still exist, oldest first, at most `most`. */
  old(before: Date, most: number): Promise<readonly OldDocument[]>;
  /** Erases the bytes and records it in the audit log. */
  erase(documentId: string, now: Date): Promise<void>;
}

/** `linkUntil`: expiry of the client's link, in whole seconds. */
export type ReleasedDocument = Omit<DocumentEntry, 'downloadUrl' | 'validUntil'> &
  Readonly<{ id: string; linkUntil: Date }>;

/** `validUntil`: expiry of a link issued now. */
export type LinkTimes = Readonly<{ now: Date; validUntil: Date }>;

export interface ReleasedStore {
  /**
   * Documents by order, each with a valid link; expired links are renewed.
   * The number of statements does not depend on the number of orders.
   */
  withLinks(
    orderIds: readonly string[],
    times: LinkTimes,
  ): Promise<ReadonlyMap<string, readonly ReleasedDocument[]>>;
}
