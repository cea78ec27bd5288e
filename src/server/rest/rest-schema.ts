/** The part of the schema that REST shows: without what only the GraphQL transport has. */
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { Kind, parse, printType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** sofa-api prints and parses a root type that tells no node once for each of its arguments. */
function describeNode(type: GraphQLObjectType | null | undefined): void {
  const [node] = type ? parse(printType(type)).definitions : [];
  if (type && node?.kind === Kind.OBJECT_TYPE_DEFINITION) type.astNode = node;
}

/** Types that REST never comes to stay in it: nobody meets them, and leaving them out takes as long as all the rest. */
export function restSchema(schema: GraphQLSchema): GraphQLSchema {
  const visible = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) =>
      field.extensions?.['graphqlOnly'] === true ? null : undefined,
    // sofa-api opens subscriptions to any caller by its own path; here it finds none to open.
    [MapperKind.SUBSCRIPTION]: () => null,
  });
  describeNode(visible.getQueryType());
  describeNode(visible.getMutationType());
  return visible;
}
