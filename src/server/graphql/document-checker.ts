/** Checks documents not seen before as Apollo Server does, so that invalid ones are refused without it. */
import {
  GraphQLError,
  specifiedRules,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { DocumentStore } from './document-store.js';
import { parseDocument } from './parse-document.js';
import { protection } from './protection.js';
import { validateDocument } from './validate-document.js';

/** `document` of a refused text: undefined if it could not be parsed. */
export type CheckedDocument =
  | Readonly<{ isValid: true; document: DocumentNode }>
  | Readonly<{
      isValid: false;
      errors: readonly GraphQLError[];
      document: DocumentNode | undefined;
    }>;

/** `store`: where Apollo Server finds documents that were validated. */
export type CheckerDependencies = Readonly<{
  schema: GraphQLSchema;
  introspection: boolean;
  store: DocumentStore;
}>;

/** Texts with these may ask for the schema, about which Apollo Server has a rule of its own. */
const META = '__';

export class DocumentChecker {
  private readonly rules: readonly ValidationRule[] = [
    ...specifiedRules,
    ...protection().validationRules,
  ];

  constructor(private readonly deps: CheckerDependencies) {}

  /** Null if Apollo Server must check it. */
  check(query: string): CheckedDocument | null {
    const { schema, introspection, store } = this.deps;
    if (!introspection && query.includes(META)) return null;
    const document = withoutStacks(() => parsedOr(query));
    if (document instanceof GraphQLError) {
      return { isValid: false, errors: [document], document: undefined };
    }
    const errors = withoutStacks(() => validateDocument(schema, document, this.rules));
    if (errors.length > 0) return { isValid: false, errors, document };
    store.add(query, document);
    return { isValid: true, document };
  }
}

/** Errors of documents are answered, not debugged, and their stacks cost more than the check. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function parsedOr(query: string): DocumentNode | GraphQLError {
  try {
    return parseDocument(query);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
