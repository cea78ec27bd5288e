/** A GraphQL text that was answered before: everything about it that does not hang on its variables, worked out once. */
import {
  Kind,
  OperationTypeNode,
  parse,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import type { Counts } from '../../shared/limits/charge.js';
import type { FieldOutcome } from '../../shared/telemetry.js';
import { ROUTES } from '../routing/routes.js';
import { acceptorOf } from '../validation/accept-value.js';
import { isGoodShape } from '../validation/json-shape.js';
import type { CompiledOperation } from '../schema/compile-operation.js';
import { runnerOf, type Compilable, type CompiledOperations } from './compiled-operations.js';
import { fieldOutcomes } from './field-outcomes.js';
import { costError, operationCost } from './operation-cost.js';
import {
  defaultVariables,
  operationOf,
  rawArguments,
  rootFields,
} from '../schema/raw-arguments.js';

type Values = Readonly<Record<string, unknown>>;

/** `run`: with the variables of `variables`. `isKept`: whether the answer hangs on the law data and variables alone. */
export type PreparedText = Readonly<{
  /** Tells it from other texts, in this process. */
  id: number;
  counts: Counts;
  /** Its root fields, as they are reported when it was answered. */
  fields: readonly FieldOutcome[];
  isKept: boolean;
  /** As sent, with defaults. */
  variables: (sent: Values) => Values;
  /** Whether the arguments of the root fields are good. */
  isGood: (variables: Values) => boolean;
  /** What it costs; null where that is too much. */
  cost: (variables: Values) => number | null;
  run: CompiledOperation;
}>;

/** `counts`: what a request with this text counts as. */
export type AnsweredText = Readonly<{
  schema: GraphQLSchema;
  query: string;
  operationName: string | undefined;
  counts: Counts;
}>;

/** Costs that are remembered for a text, and the longest text of variables that one is remembered by. */
const MOST_COSTS = 100;
const LONGEST_COST_KEY = 200;

/** What stands in an argument: a value of its own, or one that variables are put into. */
function reader(value: ValueNode): (variables: Values) => unknown {
  if (value.kind === Kind.VARIABLE) {
    const { value: name } = value.name;
    return (variables) => variables[name];
  }
  return (variables) => valueFromASTUntyped(value, { ...variables });
}

/** Whether a root field's arguments are good, by the same rules as `argumentProblems`. */
function argumentCheck(schema: GraphQLSchema, node: FieldNode): (variables: Values) => boolean {
  const field = schema.getQueryType()?.getFields()[node.name.value];
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

/** Names of the variables that the cost hangs on: in page sizes and in what leaves fields out. */
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
  return (variables: Values): number | null => {
    const key = JSON.stringify(names.map((name) => variables[name]));
    let cost = known.get(key);
    if (cost === undefined) {
      cost = operationCost(schema, document, { operationName, variables: { ...variables } });
      if (known.size >= MOST_COSTS) known.clear();
      if (key.length <= LONGEST_COST_KEY) known.set(key, cost);
    }
    return costError(cost) === null ? cost : null;
  };
}

const isCacheableField = ({ name }: FieldNode): boolean =>
  ROUTES[`Query.${name.value}`]?.revalidated === true;

let lastId = 0;

function toPrepared(
  text: Compilable,
  operation: OperationDefinitionNode,
  { counts, compiled }: Readonly<{ counts: Counts; compiled: CompiledOperations }>,
): PreparedText {
  const { schema, document } = text;
  const id = ++lastId;
  const fields = rootFields(document, operation);
  const defaults = defaultVariables(operation);
  const checks = fields.map((node) => argumentCheck(schema, node));
  return {
    id,
    counts,
    fields: fieldOutcomes(document, operation, []),
    isKept: fields.every(isCacheableField),
    variables: (sent) => ({ ...defaults, ...sent }),
    isGood: (variables) => isGoodShape(variables) && checks.every((isGood) => isGood(variables)),
    cost: costOf(text),
    run: runnerOf(id, text, compiled),
  };
}

const isIntrospection = ({ name }: FieldNode): boolean => name.value.startsWith('__');

/**
 * Whether a field that may be left out is asked for more than once: graphql-jit then tells the members of an answer in
 * another order than GraphQL does. Names are compared throughout the text, which is more careful than needed.
 */
function hasDoubtfulOrder(document: DocumentNode): boolean {
  const times = new Map<string, number>();
  const optional = new Set<string>();
  const optionalFragments: boolean[] = [];
  visit(document, {
    Field: ({ name, alias, directives = [] }) => {
      const told = (alias ?? name).value;
      times.set(told, (times.get(told) ?? 0) + 1);
      if (directives.length > 0) optional.add(told);
    },
    InlineFragment: ({ directives = [] }) => void optionalFragments.push(directives.length > 0),
    FragmentSpread: ({ directives = [] }) => void optionalFragments.push(directives.length > 0),
  });
  return (
    optionalFragments.includes(true) || optional.values().some((name) => (times.get(name) ?? 0) > 1)
  );
}

/** Whether a text can be answered the short way: a query of fields of ours. */
export function isPreparable(document: DocumentNode, operationName: string | undefined): boolean {
  const operation = operationOf(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return false;
  return !rootFields(document, operation).some(isIntrospection) && !hasDoubtfulOrder(document);
}

/** @throws Error if the text is not preparable */
export function prepareText(
  { schema, query, operationName, counts }: AnsweredText,
  compiled: CompiledOperations,
): PreparedText {
  // Without places in the text: they hold each word of it, and errors are reported by the normal pipeline.
  const document = parse(query, { noLocation: true });
  const operation = operationOf(document, operationName);
  if (operation === undefined) throw new Error('a text without the operation that was answered');
  return toPrepared({ schema, document, operationName }, operation, { counts, compiled });
}
