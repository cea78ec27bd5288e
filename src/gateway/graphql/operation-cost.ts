/**
 * What an operation costs: one point per field, times the page size on connections.
 * A cap keeps one request from asking for the whole graph over and over (decision 56).
 */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { invalid, type ServiceError } from '../../core/errors.js';

const MOST_COST = 200_000;

/** Page size where a connection is asked without `first`; each connection declares the same default. */
const PAGE_SIZE = 20;

function pageSize(args: Readonly<Record<string, unknown>>): number {
  const { first } = args;
  return typeof first === 'number' && first > 0 ? first : PAGE_SIZE;
}

const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const isPaged = field.args.some(({ name }) => name === 'first');
  return 1 + childComplexity * (isPaged ? pageSize(args) : 1);
};

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

/** What is wrong with an operation of that cost; null where it may run. */
export const costFault = (cost: number): ServiceError | null =>
  cost <= MOST_COST
    ? null
    : invalid({
        field: 'query',
        type: 'operation_too_costly',
        params: { cost, max_cost: MOST_COST },
      });
