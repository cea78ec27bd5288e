/**
 * Runs a query of one root field without the executor: its resolver is called with the values of the variables, which for
 * built-in scalars are those of the arguments.
 */
import {
  isListType,
  isNonNullType,
  getNamedType,
  getNullableType,
  isSpecifiedScalarType,
  Kind,
  locatedError,
  typeFromAST,
  type ExecutionResult,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { hasPlainResolver } from '../schema/plain-resolvers.js';
import type { CompiledOperation } from '../schema/compile-operation.js';
import { defaultVariables } from '../schema/raw-arguments.js';
import type { Write } from './frozen-texts.js';

type Values = Readonly<Record<string, unknown>>;

type Argument = Readonly<{
  name: string;
  variable: string;
  isRequired: boolean;
  /** Of a list with one item, GraphQL admits the item itself. */
  fits: (value: unknown) => boolean;
  defaultValue: unknown;
}>;

export type DirectField = Readonly<{
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  node: FieldNode;
  write: Write;
}>;

const BY_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => typeof value === 'number' && (value | 0) === value,
  Float: (value) => Number.isFinite(value),
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
};

/** Undefined for other types, and those that are coerced. */
function fitOf(given: GraphQLInputType): Argument['fits'] | undefined {
  const type = getNullableType(given);
  if (!isListType(type)) return isSpecifiedScalarType(type) ? BY_TYPE[type.name] : undefined;
  const { ofType: item } = type;
  const fits = isListType(getNullableType(item)) ? undefined : fitOf(item);
  const isSure = isNonNullType(item);
  return fits === undefined
    ? undefined
    : (value) => Array.isArray(value) && value.every((one) => (one == null ? !isSure : fits(one)));
}

/** Whether values of the variable are values of the argument. */
function isOfType(schema: GraphQLSchema, node: TypeNode, type: GraphQLInputType): boolean {
  const declared = node.kind === Kind.NON_NULL_TYPE ? node.type : node;
  const isSame = String(typeFromAST(schema, declared as never)) === String(getNullableType(type));
  return isSame && isSpecifiedScalarType(getNamedType(type));
}

function argumentOf(
  { schema, operation, node }: DirectField,
  { name, type, defaultValue }: GraphQLArgument,
): Argument | 'absent' | null {
  const given = node.arguments?.find((one) => one.name.value === name);
  const fits = fitOf(type);
  if (fits === undefined) return null;
  if (given === undefined) return defaultValue === undefined ? 'absent' : null;
  if (given.value.kind !== Kind.VARIABLE) return null;
  const { value: variable } = given.value.name;
  const definition = operation.variableDefinitions?.find(
    (one) => one.variable.name.value === variable,
  );
  if (definition === undefined || !isOfType(schema, definition.type, type)) return null;
  const isRequired = isNonNullType(type) || definition.type.kind === Kind.NON_NULL_TYPE;
  return { name, variable, isRequired, fits, defaultValue };
}

/** Null if the executor is needed. */
function argumentsOf(
  field: DirectField,
  declared: readonly GraphQLArgument[],
): readonly Argument[] | null {
  const all = declared.map((one) => argumentOf(field, one));
  const found = all.filter((one) => one !== 'absent');
  return found.every((one) => one !== null) ? found : null;
}

/** Null if the executor must decide. */
function readValues(args: readonly Argument[], variables: Values): Values | null {
  const values: Record<string, unknown> = {};
  for (const { name, variable, isRequired, fits, defaultValue } of args) {
    const value = variables[variable];
    if (value === undefined) {
      if (defaultValue !== undefined) values[name] = defaultValue;
      else if (isRequired) return null;
    } else if (value === null) {
      if (isRequired) return null;
      values[name] = null;
    } else {
      if (!fits(value)) return null;
      values[name] = value;
    }
  }
  return values;
}

const NO_INFO = {} as GraphQLResolveInfo; // plain resolvers and guards do not read it

function answering({ node, write }: DirectField) {
  const alias = (node.alias ?? node.name).value;
  return {
    answered: (value: unknown): ExecutionResult => ({ data: { [alias]: write(value) } }),
    failed: (thrown: unknown, isNullable: boolean): ExecutionResult => ({
      data: isNullable ? { [alias]: null } : null,
      errors: [locatedError(thrown, [node], [alias])],
    }),
  };
}

type Resolve = NonNullable<GraphQLField<unknown, RequestContext>['resolve']>;

/** Null if the operation needs the executor. @param other runs what cannot be run directly */
export function directRun(field: DirectField, other: CompiledOperation): CompiledOperation | null {
  const { schema, operation, node } = field;
  const root = schema.getQueryType()?.getFields()[node.name.value];
  if (root?.resolve === undefined || !hasPlainResolver(root)) return null;
  const args = argumentsOf(field, root.args);
  if (args === null || Object.keys(defaultVariables(operation)).length > 0) return null;
  const resolve: Resolve = root.resolve;
  const isNullable = !isNonNullType(root.type);
  const { answered, failed } = answering(field);
  return (context, variables) => {
    const values = readValues(args, variables);
    if (values === null) return other(context, variables);
    try {
      const value: unknown = resolve(undefined, values, context, NO_INFO);
      if (!(value instanceof Promise)) return answered(value);
      return value.then(answered).catch((thrown: unknown) => failed(thrown, isNullable));
    } catch (thrown) {
      return failed(thrown, isNullable);
    }
  };
}
