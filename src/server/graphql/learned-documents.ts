/** Notes checked documents, so that the fast path knows them when they are sent again. */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { OperationMetering } from './operation-metering.js';
import type { PreparedQueryCache } from './prepared-query-cache.js';
import type { RefusedDocument, RefusedDocuments } from './refused-documents.js';

export type LearnedDocumentsDependencies = Readonly<{
  schema: GraphQLSchema;
  known: PreparedQueryCache;
  refused: RefusedDocuments;
  metering: OperationMetering;
}>;

/** As sent. */
type SentText = Readonly<{ query: string; operationName: string | undefined }>;

export class LearnedDocuments {
  constructor(private readonly deps: LearnedDocumentsDependencies) {}

  addValid({ query, operationName }: SentText, document: DocumentNode): void {
    const { schema, known, metering } = this.deps;
    const counts = metering.countsOf(query, operationName);
    known.learn({ schema, query, operationName, counts }, document);
  }

  addRefused(
    { query, operationName }: SentText,
    { reported, document }: Omit<RefusedDocument, 'counts'>,
  ): RefusedDocument {
    const { refused, metering } = this.deps;
    const noted = { reported, document, counts: metering.countsOf(query, operationName) };
    refused.learn(query, operationName, noted);
    return noted;
  }
}
