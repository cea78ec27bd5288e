/**
 * Documents that Apollo Server has refused, with its errors, so that a client that repeats them costs no second
 * validation. Named by digest; bounded.
 */
import { hash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Counts } from '../../shared/limits/consumption.js';
import { documentKey } from './document-key.js';
import type { ReportedError } from './format-error.js';

const MAX_DOCUMENTS = 500;
const MAX_BYTES = 4_194_304;
const MAX_TEXT_LENGTH = 20_000;

/** Measured: an error; a document with locations, and each character of its text. */
const BYTES_AN_ERROR = 512;
const BYTES_EACH = 4_096;
const BYTES_A_CHARACTER = 110;

/** `document`: undefined if it could not be parsed; its arguments may have errors too. `counts`: of the request. */
export type RefusedDocument = Readonly<{
  reported: readonly ReportedError[];
  document: DocumentNode | undefined;
  counts: Counts;
}>;

const nameOf = (query: string, operationName: string | undefined): string =>
  hash('sha256', documentKey(query, operationName), 'base64url');

function sizeOf({ reported, document }: RefusedDocument): number {
  const length = document?.loc?.source.body.length ?? 0;
  return BYTES_EACH + BYTES_A_CHARACTER * length + BYTES_AN_ERROR * reported.length;
}

/** Without the document and the stack that an error of GraphQL holds. */
const slim = ({ error: { locations, path }, ours }: ReportedError): ReportedError => ({
  error: { locations, path },
  ours,
});

export class RefusedDocuments {
  private readonly known = new LRUCache<string, RefusedDocument>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  learn(query: string, operationName: string | undefined, refused: RefusedDocument): void {
    if (query.length > MAX_TEXT_LENGTH) return;
    const reported = refused.reported.map(slim);
    this.known.set(nameOf(query, operationName), { ...refused, reported });
  }

  find(query: string, operationName: string | undefined): RefusedDocument | undefined {
    return this.known.size === 0 ? undefined : this.known.get(nameOf(query, operationName));
  }
}
