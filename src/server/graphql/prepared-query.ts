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
import type { Counts } from '../../shared/limits/consumption.js';
import type { FieldOutcome } from '../../shared/telemetry.js';
import { accessOf } from '../auth/access.js';
import { ROUTES } from '../routing/routes.js';
import type { AnswerData, Compilable } from '../writer/answer-data.js';
import { runnerOf, type CompiledOperations } from './compiled-operations.js';
import { fieldOutcomes } from './field-outcomes.js';
import { defaultVariables, operationOf, rootFields } from '../schema/raw-arguments.js';
import { checkOf, type VariableCheck } from './variable-check.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** `run`: takes the result of `variables`. `isKept`: whether the answer depends only on law data and variables. */
export type PreparedText = Readonly<{
  /** Unique in this process. */
  id: number;
  counts: Counts;
  fields: readonly FieldOutcome[];
  /** Otherwise it may change something, and must not run twice. */
  isQuery: boolean;
  isKept: boolean;
  /** With defaults. */
  variables: (sent: JsonRecord) => JsonRecord;
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

const isQuery = ({ operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY;

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
    isQuery: isQuery(operation),
    isKept: isQuery(operation) && fields.every(isCacheableField),
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

/** One change that requires a key; others may need the browser's cookies, or run one after another. */
function isKeyedChange(schema: GraphQLSchema, fields: readonly FieldNode[]): boolean {
  const [{ name } = { name: undefined }, ...others] = fields;
  const field = schema.getMutationType()?.getFields()[name?.value ?? ''];
  return field !== undefined && others.length === 0 && accessOf(field) !== 'public';
}

/** Whether the fast path can answer a valid text: no subscription, introspection or doubtful order. */
export function isPreparable(
  { schema, operationName }: Pick<AnsweredText, 'schema' | 'operationName'>,
  document: DocumentNode,
): boolean {
  const operation = operationOf(document, operationName);
  if (operation === undefined || hasDoubtfulOrder(document)) return false;
  const fields = rootFields(document, operation);
  if (operation.operation === OperationTypeNode.MUTATION) return isKeyedChange(schema, fields);
  return isQuery(operation) && !fields.some(isIntrospection);
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
