/**
 * Puts the access rules in front of the resolvers, on every field that has one or leads to a type that has one,
 * so that no path through the graph and no transport goes round them.
 */
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { AccessRule } from '../../shared/graphql/decorators.js';
import { allFields, fieldsOf, type Field } from '../../shared/graphql/fields-of.js';
import { accessOf, checkAccess, assertConfirmed } from './access.js';

/** The field's own rule and that of the type it leads to. */
export const rulesOf = (field: Field): AccessRule[] =>
  [accessOf(field), accessOf(getNamedType(field.type))].filter((rule) => rule !== undefined);

type Resolve = NonNullable<Field['resolve']>;

function guardField(field: Field): void {
  const rules = rulesOf(field);
  if (rules.length === 0) return;
  const guarded =
    (resolve: Resolve): Resolve =>
    (parent, args, context, info): unknown => {
      for (const rule of rules) checkAccess(rule, context.caller, context.operator);
      return resolve(parent, args, context, info);
    };
  field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe);
}

/** What changes something is done for callers whose key the database knows now. */
function guardChange(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info): unknown => {
    assertConfirmed(context.caller);
    return resolve(parent, args, context, info);
  };
}

const rootTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== undefined && type !== null,
  );

/** @throws Error where an operation has no rule: nobody decided who may call it. */
function assertRules(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    const open = fieldsOf(root).filter((field) => accessOf(field) === undefined);
    const names = open.map((field) => `${root.name}.${field.name}`);
    if (names.length > 0) throw new Error(`Operations without @Access: ${names.join(', ')}`);
  }
}

/** Changes the schema in place; call it once. */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  assertRules(schema);
  allFields(schema).forEach(guardField);
  const mutation = schema.getMutationType();
  if (mutation) fieldsOf(mutation).forEach(guardChange);
  return schema;
}
