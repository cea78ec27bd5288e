/** The schema of REST: without GraphQL-only fields. */
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { Kind, parse, printType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** Without an AST node, sofa-api prints and parses a root type for each argument. */
function describeNode(type: GraphQLObjectType | null | undefined): void {
  const [node] = type ? parse(printType(type)).definitions : [];
  if (type && node?.kind === Kind.OBJECT_TYPE_DEFINITION) type.astNode = node;
}

/** Unreachable types remain: pruning takes as long as everything else. */
export function restSchema(schema: GraphQLSchema): GraphQLSchema {
  const visible = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) =>
      field.extensions?.['graphqlOnly'] === true ? null : undefined,
    // sofa-api would open subscriptions to any caller on its own path.
    [MapperKind.SUBSCRIPTION]: () => null,
  });
  describeNode(visible.getQueryType());
  describeNode(visible.getMutationType());
  return visible;
}
