/** Fields of the schema's object types, typed with `RequestContext`. */
import {
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from './context.js';

export type Field = GraphQLField<unknown, RequestContext>;

export const fieldsOf = (type: GraphQLObjectType): Field[] =>
  // graphql-js leaves the context open; every context here is a RequestContext.
  Object.values(type.getFields()) as Field[];

export const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !isIntrospectionType(type));

export const allFields = (schema: GraphQLSchema): Field[] => objectTypes(schema).flatMap(fieldsOf);
