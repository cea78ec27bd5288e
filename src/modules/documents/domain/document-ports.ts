/** Ports of documents towards renderers and object stores. */
import type { PrintDocument } from './print-document.js';

/** Renders documents. Equal documents give equal bytes. */
export interface Renderer {
  pdf(document: PrintDocument): Promise<Uint8Array>;
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
