/** Checks the variables of a prepared text: arguments of its root fields, and its cost. */
import {
  Kind,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import type { Caller } from '../../shared/caller.js';
import type { ServiceError } from '../../shared/errors.js';
import { defaultVariables, rawArguments } from '../schema/raw-arguments.js';
import { isGoodShape } from '../validation/json-shape.js';
import { acceptorOf } from '../validation/validate-value.js';
import type { Compilable } from '../writer/answer-data.js';
import { operationError } from './check-operation.js';
import { costError, operationCost } from './operation-cost.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** `error`: null if the operation may run. `cost`: null if GraphQL itself must report an error. */
type CheckedVariables = Readonly<{ error: ServiceError | null; cost: number | null }>;

export type VariableCheck = (variables: JsonRecord, caller: Caller | null) => CheckedVariables;

/** Costs cached per text; longest key. */
const MAX_COSTS = 100;
const MAX_COST_KEY_LENGTH = 200;

function reader(value: ValueNode): (variables: JsonRecord) => unknown {
  if (value.kind === Kind.VARIABLE) {
    const { value: name } = value.name;
    return (variables) => variables[name];
  }
  return (variables) => valueFromASTUntyped(value, { ...variables });
}

/** By the rules of `argumentProblems`. */
function argumentCheck(
  { schema, operation }: Readonly<{ schema: GraphQLSchema; operation: OperationDefinitionNode }>,
  node: FieldNode,
): (variables: JsonRecord) => boolean {
  const field = schema.getRootType(operation.operation)?.getFields()[node.name.value];
  const given = new Map(
    (node.arguments ?? []).map(({ name, value }) => [name.value, reader(value)]),
  );
  const checks = (field?.args ?? []).map((one) => ({
    accepts: acceptorOf(one, one.defaultValue !== undefined),
    read: given.get(one.name) ?? (() => undefined),
  }));
  const isPlain = (node.arguments ?? []).every(({ value }) => value.kind === Kind.VARIABLE);
  return (variables) =>
    checks.every(({ accepts, read }) => accepts(read(variables))) &&
    (isPlain || isGoodShape(rawArguments(node, variables)));
}

/** Variables in page sizes and directives affect the cost. */
function costlyVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  const collect = (node: ValueNode): void => {
    visit(node, { Variable: ({ name }) => void names.add(name.value) });
  };
  visit(document, {
    Argument: ({ name, value }) => {
      if (name.value === 'first') collect(value);
    },
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) collect(value);
    },
  });
  return [...names];
}

function costOf({ schema, document, operationName }: Compilable) {
  const names = costlyVariables(document);
  const known = new Map<string, number>();
  return (variables: JsonRecord): number => {
    const key = names.length === 0 ? '' : JSON.stringify(names.map((name) => variables[name]));
    let cost = known.get(key);
    if (cost === undefined) {
      cost = operationCost(schema, document, { operationName, variables: { ...variables } });
      if (known.size >= MAX_COSTS) known.clear();
      if (key.length <= MAX_COST_KEY_LENGTH) known.set(key, cost);
    }
    return cost;
  };
}

/** Arguments of root fields, then the cost, as `contractPlugin`. */
export function checkOf(
  text: Compilable,
  operation: OperationDefinitionNode,
  fields: readonly FieldNode[],
): VariableCheck {
  const { schema, document } = text;
  const checks = fields.map((node) => argumentCheck({ schema, operation }, node));
  const costFor = costOf(text);
  const hasDefaults = Object.keys(defaultVariables(operation)).length > 0;
  return (variables, caller) => {
    const isShaped = isGoodShape(variables);
    // The shape of defaults is no error of the request.
    if (!isShaped && hasDefaults) return { error: null, cost: null };
    if (!isShaped || !checks.every((isGood) => isGood(variables))) {
      const error = operationError(schema, { document, operation, variables }, { caller });
      return { error, cost: null };
    }
    const cost = costFor(variables);
    return { error: costError(cost), cost };
  };
}
