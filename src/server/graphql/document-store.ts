/** Parsed and validated documents. Apollo's own store measures the tree as JSON, a third of its size. */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { digestOf } from './document-source.js';

const MAX_BYTES = 8_388_608;

/** Measured, with locations, per character of the text. */
const BYTES_EACH = 4_096;
const BYTES_A_CHARACTER = 110;

function sizeOf({ loc }: DocumentNode): number {
  return BYTES_EACH + BYTES_A_CHARACTER * (loc?.source.body.length ?? 0);
}

const DIGEST_CHARACTERS = 64;

/** Keys of Apollo Server end in the SHA-256 of the text; there is one schema. */
const digestIn = (key: string): string => key.slice(-DIGEST_CHARACTERS);

export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.documents.calculatedSize;
  }

  /** Adds a validated document, so that Apollo Server does not validate it again. */
  add(query: string, document: DocumentNode): void {
    this.documents.set(digestOf(query), document);
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(digestIn(key)));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(digestIn(key), document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(digestIn(key)));
  }
}
