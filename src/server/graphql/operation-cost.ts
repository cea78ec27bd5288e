/**
 * Cost: one point per field, times the page size on connections and the declared length on other lists. The cap keeps
 * one request from reading the whole graph many times.
 */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { invalid, type ServiceError } from '../../shared/errors.js';

const MAX_COST = 200_000;

type Field = Parameters<ComplexityEstimator>[0]['field'];

/** Each connection declares the same default. */
const PAGE_SIZE = 20;

function pageSize(args: Readonly<Record<string, unknown>>): number {
  const { first } = args;
  return typeof first === 'number' && first > 0 ? first : PAGE_SIZE;
}

/** @returns how often the selections below a field are answered */
function timesOf(
  { args: declared, extensions }: Field,
  args: Readonly<Record<string, unknown>>,
): number {
  if (declared.some(({ name }) => name === 'first')) return pageSize(args);
  const length = extensions['listLength'];
  return typeof length === 'number' ? length : 1;
}

const estimate: ComplexityEstimator = ({ field, args, childComplexity }) =>
  1 + childComplexity * timesOf(field, args);

export const operationCost = (
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: Readonly<{ operationName: string | undefined; variables: Record<string, unknown> }>,
): number =>
  getComplexity({
    schema,
    query,
    variables: operation.variables,
    estimators: [estimate],
    ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
  });

/** Null within the cap. */
export const costError = (cost: number): ServiceError | null =>
  cost <= MAX_COST
    ? null
    : invalid({
        field: 'query',
        type: 'operation_too_costly',
        params: { cost, max_cost: MAX_COST },
      });
