/** Parsed and validated documents. Apollo's own store measures the tree as JSON, a third of its size. */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

const MOST_BYTES = 8_388_608;

/** Measured, with locations, per character of the text. */
const BYTES_EACH = 4_096;
const BYTES_A_CHARACTER = 110;

function sizeOf({ loc }: DocumentNode): number {
  return BYTES_EACH + BYTES_A_CHARACTER * (loc?.source.body.length ?? 0);
}

export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.documents.calculatedSize;
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(key, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}
