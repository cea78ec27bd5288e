/** Applies `@Deprecated` in the schema, for every transport. */
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { checkDeprecation, deprecationReason, type Deprecation } from '../../shared/deprecation.js';

type Extended = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** Null if not deprecated. */
export const deprecationOf = ({ extensions }: Extended): Deprecation | null =>
  // `@Deprecated` is the only writer of this extension.
  (extensions['deprecation'] as Deprecation | undefined) ?? null;

/** @returns the same schema. @throws Error if the notice period is too short */
export function markDeprecations(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
    const deprecation = deprecationOf(field);
    if (deprecation === null) continue;
    checkDeprecation(field.name, deprecation);
    field.deprecationReason = deprecationReason(deprecation);
  }
  return schema;
}
