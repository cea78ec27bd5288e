/** Results of operations outside Apollo Server, in the contract of the other transports. */
import { GraphQLError, type ExecutionResult } from 'graphql';
import { ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { metaOf } from '../http/envelope.js';
import type { GraphqlContext } from './contract-plugin.js';
import { asGraphql, localizeReported, toReported } from './format-error.js';

export const asErrors = (thrown: unknown): GraphQLError[] => {
  const all: unknown[] = thrown instanceof AggregateError ? thrown.errors : [thrown];
  return all.map((one) => {
    if (one instanceof GraphQLError) return one;
    if (one instanceof ServiceError) return asGraphql(one);
    const originalError = one instanceof Error ? one : new Error(String(one));
    return new GraphQLError(originalError.message, { originalError });
  });
};

export function reportResult(
  { data, errors }: ExecutionResult,
  context: GraphqlContext,
  { texts, providerName }: Readonly<{ texts: Texts; providerName: string }>,
) {
  const { requestId, caller, meta } = context;
  const worded = errors?.map((error) => localizeReported(toReported(error), texts, context));
  return {
    ...(data === undefined ? {} : { data }),
    ...(worded === undefined ? {} : { errors: worded }),
    extensions: { ...metaOf(providerName, requestId, caller), ...meta },
  };
}
