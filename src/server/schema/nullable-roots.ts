/** Root fields may be null, so that one that fails does not take the others' answers away. Source: D-212. */
import { getNullableType, type GraphQLSchema } from 'graphql';
import { fieldsOf } from '../../shared/graphql/fields-of.js';

/** Queries and mutations, in place. An event of a subscription has one field, which would be alone. */
export function nullableRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    if (root) for (const field of fieldsOf(root)) field.type = getNullableType(field.type);
  return schema;
}
