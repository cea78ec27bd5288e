/** Outcome of each root field of a GraphQL operation. */
import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import type { FieldOutcome } from '../../shared/telemetry.js';
import { rootFields } from '../schema/raw-arguments.js';

/** An error without a path concerns all fields; a path starts with the alias. */
function hasFailed(responseName: string, errors: readonly GraphQLError[]): boolean {
  return errors.some(({ path }) => path === undefined || path[0] === responseName);
}

/** A repeated field is reported once, and ok if all occurrences are. */
export function fieldOutcomes(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  errors: readonly GraphQLError[],
): FieldOutcome[] {
  const outcomes = new Map<string, boolean>();
  for (const { name, alias } of rootFields(document, operation)) {
    const isOk = !hasFailed((alias ?? name).value, errors);
    outcomes.set(name.value, isOk && (outcomes.get(name.value) ?? true));
  }
  return [...outcomes].map(([name, isOk]) => ({ name, isOk }));
}
