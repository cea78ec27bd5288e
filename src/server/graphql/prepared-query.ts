/** A GraphQL text with everything precomputed that does not depend on its variables. */
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
import { acceptorOf } from '../validation/validate-value.js';
import { isGoodShape } from '../validation/json-shape.js';
import type { AnswerData, Compilable } from '../writer/answer-data.js';
import { runnerOf, type CompiledOperations } from './compiled-operations.js';
import { fieldOutcomes } from './field-outcomes.js';
import { costError, operationCost } from './operation-cost.js';
import {
  defaultVariables,
  operationOf,
  rawArguments,
  rootFields,
} from '../schema/raw-arguments.js';

type Values = Readonly<Record<string, unknown>>;

/** `run`: takes the result of `variables`. `isKept`: whether the answer depends only on law data and variables. */
export type PreparedText = Readonly<{
  /** Unique in this process. */
  id: number;
  counts: Counts;
  fields: readonly FieldOutcome[];
  isKept: boolean;
  /** With defaults. */
  variables: (sent: Values) => Values;
  /** Checks the arguments of root fields. */
  isGood: (variables: Values) => boolean;
  /** Null above the cap. */
  cost: (variables: Values) => number | null;
  run: AnswerData;
}>;

export type AnsweredText = Readonly<{
  schema: GraphQLSchema;
  query: string;
  operationName: string | undefined;
  counts: Counts;
}>;

/** Costs cached per text; longest key. */
const MOST_COSTS = 100;
const LONGEST_COST_KEY = 200;

function reader(value: ValueNode): (variables: Values) => unknown {
  if (value.kind === Kind.VARIABLE) {
    const { value: name } = value.name;
    return (variables) => variables[name];
  }
  return (variables) => valueFromASTUntyped(value, { ...variables });
}

/** By the rules of `argumentProblems`. */
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
 * Whether an optional field may occur twice: graphql-jit then orders members differently. Compares names across the
 * whole text, which is stricter than needed.
 */
function hasDoubtfulOrder(document: DocumentNode): boolean {
  const times = new Map<string, number>();
  const optional = new Set<string>();
  const optionalFragments: boolean[] = [];
  visit(document, {
    Field: ({ name, alias, directives = [] }) => {
      const responseName = (alias ?? name).value;
      times.set(responseName, (times.get(responseName) ?? 0) + 1);
      if (directives.length > 0) optional.add(responseName);
    },
    InlineFragment: ({ directives = [] }) => void optionalFragments.push(directives.length > 0),
    FragmentSpread: ({ directives = [] }) => void optionalFragments.push(directives.length > 0),
  });
  return (
    optionalFragments.includes(true) || optional.values().some((name) => (times.get(name) ?? 0) > 1)
  );
}

/** Whether the fast path can answer a text: a query without introspection or doubtful order. */
export function isPreparable(document: DocumentNode, operationName: string | undefined): boolean {
  const operation = operationOf(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return false;
  return !rootFields(document, operation).some(isIntrospection) && !hasDoubtfulOrder(document);
}

/** @throws Error if the text does not contain the operation */
export function prepareText(
  { schema, query, operationName, counts }: AnsweredText,
  compiled: CompiledOperations,
): PreparedText {
  // Without locations: the normal pipeline reports errors.
  const document = parse(query, { noLocation: true });
  const operation = operationOf(document, operationName);
  if (operation === undefined) throw new Error('a text without the operation that was answered');
  return toPrepared({ schema, document, operationName }, operation, { counts, compiled });
}
