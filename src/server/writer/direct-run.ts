/**
 * Runs a query of one root field without the executor: its resolver is called with the values of the variables, which for
 * built-in scalars are those of the arguments.
 */
import {
  isListType,
  isNonNullType,
  isRequiredArgument,
  getNamedType,
  getNullableType,
  isSpecifiedScalarType,
  Kind,
  locatedError,
  typeFromAST,
  valueFromASTUntyped,
  type ExecutionResult,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { hasPlainResolver } from '../schema/plain-resolvers.js';
import type { CompiledOperation } from '../schema/compile-operation.js';
import type { Write } from './frozen-texts.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** The executor must decide. */
const UNFIT = Symbol('unfit');

/** `read`: undefined if the argument is absent, `UNFIT` for values that are coerced or refused. */
type Argument = Readonly<{ name: string; read: (variables: JsonRecord) => unknown }>;

/** Of a list with one item, GraphQL admits the item itself. */
type Fits = (value: unknown) => boolean;

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
function fitOf(given: GraphQLInputType): Fits | undefined {
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

const reading =
  ({ variable, fits, whenAbsent, whenNull }: Variable): Argument['read'] =>
  (variables) => {
    const value = variables[variable];
    if (value === undefined) return whenAbsent;
    if (value === null) return whenNull;
    return fits(value) ? value : UNFIT;
  };

type Variable = Readonly<{
  variable: string;
  fits: Fits;
  whenAbsent: unknown;
  whenNull: unknown;
}>;

/** If the variable is not sent. */
function valueWithout(
  { type, defaultValue: own }: VariableDefinitionNode,
  argument: GraphQLArgument,
): unknown {
  if (own !== undefined) return valueFromASTUntyped(own);
  const isMissing = type.kind === Kind.NON_NULL_TYPE || isRequiredArgument(argument);
  return isMissing ? UNFIT : argument.defaultValue;
}

/** Null if the executor is needed. */
function variableOf(
  { schema, operation }: DirectField,
  variable: string,
  argument: GraphQLArgument,
): Variable | null {
  const { type } = argument;
  const all = operation.variableDefinitions ?? [];
  const definition = all.find((one) => one.variable.name.value === variable);
  const fits = fitOf(type);
  if (definition === undefined || fits === undefined) return null;
  if (!isOfType(schema, definition.type, type)) return null;
  const whenAbsent = valueWithout(definition, argument);
  const isPlain = whenAbsent == null || whenAbsent === UNFIT || fits(whenAbsent);
  const isSure = isNonNullType(type) || definition.type.kind === Kind.NON_NULL_TYPE;
  return isPlain ? { variable, fits, whenAbsent, whenNull: isSure ? UNFIT : null } : null;
}

/** Null if the executor is needed. */
function argumentOf(field: DirectField, argument: GraphQLArgument): Argument | null {
  const { name, defaultValue } = argument;
  const given = field.node.arguments?.find((one) => one.name.value === name);
  if (given === undefined) {
    const isMissing = isRequiredArgument(argument) || fitOf(argument.type) === undefined;
    return isMissing ? null : { name, read: () => defaultValue };
  }
  if (given.value.kind !== Kind.VARIABLE) return null;
  const variable = variableOf(field, given.value.name.value, argument);
  return variable === null ? null : { name, read: reading(variable) };
}

/** Null if the executor is needed. */
function argumentsOf(
  field: DirectField,
  declared: readonly GraphQLArgument[],
): readonly Argument[] | null {
  const all = declared.map((one) => argumentOf(field, one));
  return all.every((one) => one !== null) ? all : null;
}

/** Null if the executor must decide. */
function readValues(args: readonly Argument[], variables: JsonRecord): JsonRecord | null {
  const values: Record<string, unknown> = {};
  for (const { name, read } of args) {
    const value = read(variables);
    if (value === UNFIT) return null;
    if (value !== undefined) values[name] = value;
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
  const { schema, node } = field;
  const root = schema.getQueryType()?.getFields()[node.name.value];
  if (root?.resolve === undefined || !hasPlainResolver(root)) return null;
  const args = argumentsOf(field, root.args);
  if (args === null) return null;
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
