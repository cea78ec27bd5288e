/** A GraphQL text with everything precomputed that does not depend on its variables. */
import {
  OperationTypeNode,
  parse,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Counts } from '../../shared/limits/charge.js';
import type { FieldOutcome } from '../../shared/telemetry.js';
import { ROUTES } from '../routing/routes.js';
import type { AnswerData, Compilable } from '../writer/answer-data.js';
import { runnerOf, type CompiledOperations } from './compiled-operations.js';
import { fieldOutcomes } from './field-outcomes.js';
import { defaultVariables, operationOf, rootFields } from '../schema/raw-arguments.js';
import { checkOf, type VariableCheck } from './variable-check.js';

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
  check: VariableCheck;
  /** Of the root fields, if the operation failed. */
  outcomes: (errors: readonly GraphQLError[]) => readonly FieldOutcome[];
  run: AnswerData;
}>;

export type AnsweredText = Readonly<{
  schema: GraphQLSchema;
  query: string;
  operationName: string | undefined;
  counts: Counts;
}>;

const isCacheableField = ({ name }: FieldNode): boolean =>
  ROUTES[`Query.${name.value}`]?.revalidated === true;

let lastId = 0;

function toPrepared(
  text: Compilable,
  operation: OperationDefinitionNode,
  { counts, compiled }: Readonly<{ counts: Counts; compiled: CompiledOperations }>,
): PreparedText {
  const { document } = text;
  const id = ++lastId;
  const fields = rootFields(document, operation);
  const defaults = defaultVariables(operation);
  return {
    id,
    counts,
    fields: fieldOutcomes(document, operation, []),
    isKept: fields.every(isCacheableField),
    variables: (sent) => ({ ...defaults, ...sent }),
    check: checkOf(text, operation, fields),
    outcomes: (errors) => fieldOutcomes(document, operation, errors),
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
  const document = parse(query);
  const operation = operationOf(document, operationName);
  if (operation === undefined) throw new Error('a text without the operation that was answered');
  return toPrepared({ schema, document, operationName }, operation, { counts, compiled });
}
