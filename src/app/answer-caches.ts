/** What a process remembers of answers and documents. */
import { DocumentStore } from '../server/graphql/document-store.js';
import { OperationMetering } from '../server/graphql/operation-metering.js';
import { PreparedQueryCache } from '../server/graphql/prepared-query-cache.js';
import { RefusedDocuments } from '../server/graphql/refused-documents.js';
import { ResponseCache } from '../server/response-cache/response-cache.js';
import { CachedReads } from '../server/rest/cached-reads.js';

export function createCaches(kbVersion: string) {
  const cache = new ResponseCache();
  return {
    kbVersion,
    cache,
    reads: new CachedReads(cache, kbVersion),
    known: new PreparedQueryCache(),
    refused: new RefusedDocuments(),
    store: new DocumentStore(),
    metering: new OperationMetering(),
  };
}
