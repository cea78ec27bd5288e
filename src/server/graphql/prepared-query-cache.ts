/** GraphQL texts that Apollo Server found valid, for the fast path. */
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentKey } from './document-key.js';
import { CompiledOperations } from './compiled-operations.js';
import {
  isPreparable,
  prepareText,
  type AnsweredText,
  type PreparedText,
} from './prepared-query.js';

const MAX_TEXTS = 1_000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_BYTES = 16_777_216;

/** Measured, per text and character, without and with its prepared tree. */
const BYTES_EACH = 512;
const BYTES_A_CHARACTER = 2;
const PREPARED_BYTES_EACH = 8_192;
const PREPARED_BYTES_A_CHARACTER = 110;

/** Prepared on the second request: most made-up texts are sent once. */
type CachedQuery = Readonly<{ text: AnsweredText; prepared: PreparedText | null }>;

function sizeOf({ prepared }: CachedQuery, name: string): number {
  return prepared === null
    ? BYTES_EACH + BYTES_A_CHARACTER * name.length
    : PREPARED_BYTES_EACH + PREPARED_BYTES_A_CHARACTER * name.length;
}

export class PreparedQueryCache {
  private readonly known = new LRUCache<string, CachedQuery>({
    max: MAX_TEXTS,
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  });

  constructor(private readonly compiled = new CompiledOperations()) {}

  /** Estimated memory, without compiled operations. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  /** @param document valid */
  learn(text: AnsweredText, document: DocumentNode): void {
    const { query, operationName } = text;
    const name = documentKey(query, operationName);
    if (name.length > MAX_TEXT_LENGTH || this.known.has(name)) return;
    if (isPreparable(text, document)) this.known.set(name, { text, prepared: null });
  }

  find(query: string, operationName: string | undefined): PreparedText | undefined {
    return this.at(documentKey(query, operationName));
  }

  /** @param key see `documentKey` */
  at(key: string): PreparedText | undefined {
    const known = this.known.get(key);
    if (known === undefined) return undefined;
    if (known.prepared !== null) return known.prepared;
    const prepared = prepareText(known.text, this.compiled);
    this.known.set(key, { ...known, prepared });
    return prepared;
  }
}
