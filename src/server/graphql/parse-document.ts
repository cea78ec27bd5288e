/** Parses GraphQL documents within the limit on tokens. */
import { parse, type DocumentNode } from 'graphql';

export const MAX_TOKENS = 1_000;

/** One request reads its document several times, in a row. */
let last: Readonly<{ query: string; document: DocumentNode }> | null = null;

/** @throws GraphQLError */
export function parseDocument(query: string): DocumentNode {
  if (last?.query === query) return last.document;
  const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
  last = { query, document };
  return document;
}
