/** Parses GraphQL documents within the limit on tokens. */
import { parse, type DocumentNode } from 'graphql';

export const MOST_TOKENS = 1_000;

/** One request reads its document several times, in a row. */
let last: Readonly<{ query: string; document: DocumentNode }> | null = null;

/** @throws GraphQLError */
export function parseDocument(query: string): DocumentNode {
  if (last?.query === query) return last.document;
  const document = parse(query, { maxLexicalTokens: MOST_TOKENS });
  last = { query, document };
  return document;
}
