/** Converts anything thrown to a documented error; the unexpected is a bug: INTERNAL_ERROR. */
import { GraphQLError } from 'graphql';
import { ServiceError } from '../../shared/errors.js';
import { outageError } from '../../shared/outage.js';

/** GraphQL wraps what a resolver threw, sometimes twice. */
function innermost(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError !== undefined) {
    inner = inner.originalError;
  }
  return inner;
}

export function toServiceError(error: unknown): ServiceError {
  const thrown = innermost(error);
  if (thrown instanceof ServiceError) return thrown;
  return outageError(thrown) ?? new ServiceError('INTERNAL_ERROR', [], { cause: thrown });
}
