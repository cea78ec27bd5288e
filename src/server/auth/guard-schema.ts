/** Wraps resolvers of fields with an access rule, their own or their type's, for every path and transport. */
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { AccessRule } from '../../shared/graphql/decorators.js';
import { allFields, fieldsOf, type Field } from '../../shared/graphql/fields-of.js';
import { acrossAccounts } from '../../shared/row-scope.js';
import { accessOf, assertConfirmed, checkAccess, checkScope, scopeOf } from './access.js';

const rulesOf = (field: Field): AccessRule[] =>
  [accessOf(field), accessOf(getNamedType(field.type))].filter((rule) => rule !== undefined);

/** @throws UNAUTHORIZED, FORBIDDEN_ROLE */
export function checkField(
  field: Field,
  { caller, operator }: Pick<RequestContext, 'caller' | 'operator'>,
): void {
  for (const rule of rulesOf(field)) checkAccess(rule, caller, operator);
  checkScope(scopeOf(field), caller);
}

type Resolve = NonNullable<Field['resolve']>;

/** Operators have no tokens, and public operations no account. */
const needsScope = (rule: AccessRule | undefined): boolean =>
  rule !== 'public' && rule !== 'operator';

function guardField(field: Field): void {
  const rules = rulesOf(field);
  if (rules.length === 0) return;
  const isOfAll = rules.every((rule) => !needsScope(rule));
  const guarded =
    (resolve: Resolve): Resolve =>
    (parent, args, context, info): unknown => {
      checkField(field, context);
      const answer = () => resolve(parent, args, context, info);
      return isOfAll ? acrossAccounts(answer) : answer();
    };
  field.resolve = guarded(field.resolve ?? defaultFieldResolver);
  if (field.subscribe !== undefined) field.subscribe = guarded(field.subscribe);
}

/** Mutations require a key that the database confirms. */
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

const isUnruled = (field: Field): boolean =>
  accessOf(field) === undefined || (needsScope(accessOf(field)) && scopeOf(field) === undefined);

/** @throws Error if an operation has no access rule, or no scope */
function assertRules(schema: GraphQLSchema): void {
  for (const root of rootTypes(schema)) {
    const names = fieldsOf(root)
      .filter(isUnruled)
      .map((field) => `${root.name}.${field.name}`);
    if (names.length > 0) throw new Error(`Operations without @Access: ${names.join(', ')}`);
  }
}

/** Changes the schema in place; call once. */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  assertRules(schema);
  allFields(schema).forEach(guardField);
  const mutation = schema.getMutationType();
  if (mutation) fieldsOf(mutation).forEach(guardChange);
  return schema;
}
