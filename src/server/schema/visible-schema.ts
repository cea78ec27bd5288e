/** What introspection shows: operations of operators, and the types that only they reach, to operators alone (D-284). */
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { accessOf } from '../auth/access.js';

const known = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** Without the members of operators; made at the first request. */
export function withoutOperators(schema: GraphQLSchema): GraphQLSchema {
  const made =
    known.get(schema) ??
    pruneSchema(
      mapSchema(schema, {
        [MapperKind.ROOT_FIELD]: ({ extensions }) =>
          accessOf({ extensions: extensions ?? {} }) === 'operator' ? null : undefined,
      }),
    );
  known.set(schema, made);
  return made;
}

const isOperator = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && Reflect.get(context, 'operator') != null;

const visibleTo = (context: unknown, schema: GraphQLSchema): GraphQLSchema =>
  isOperator(context) ? schema : withoutOperators(schema);

const showSchema: GraphQLFieldResolver<unknown, unknown> = (_source, _args, context, { schema }) =>
  visibleTo(context, schema);

const showType: GraphQLFieldResolver<unknown, unknown> = (_source, { name }, context, { schema }) =>
  visibleTo(context, schema).getType(String(name));

/**
 * graphql-js has one definition of `__schema` and of `__type` for all schemas and transports, so this is the one place
 * that no transport can pass by.
 */
export function hideOperators(): void {
  SchemaMetaFieldDef.resolve = showSchema;
  TypeMetaFieldDef.resolve = showType;
}
