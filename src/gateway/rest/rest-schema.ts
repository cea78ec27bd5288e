/** The part of the schema that REST shows: without what only the GraphQL door has. */
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { GraphQLSchema } from 'graphql';

export function restSchema(schema: GraphQLSchema): GraphQLSchema {
  const visible = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) =>
      field.extensions?.['graphqlOnly'] === true ? null : undefined,
  });
  // sofa-api opens subscriptions to any caller by its own path; here it finds none to open (decision 73).
  return pruneSchema(new GraphQLSchema({ ...visible.toConfig(), subscription: null }));
}
