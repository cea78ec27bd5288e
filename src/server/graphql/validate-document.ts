/** Validates GraphQL documents without suggesting names of the schema. */
import {
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';

/** No suggestions for unknown names. */
export const QUIET = { hideSuggestions: true } as const;

/** Of selections below a field, which the option does not cover; Apollo Server removes it too. */
const SUGGESTION = / ?Did you mean(.+?)\?$/;

export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): readonly GraphQLError[] {
  const errors = validate(schema, document, rules, QUIET);
  for (const error of errors) error.message = error.message.replace(SUGGESTION, '');
  return errors;
}
