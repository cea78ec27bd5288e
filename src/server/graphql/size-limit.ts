/**
 * Limits selections, fragments expanded, to what the token limit allows without fragments: nesting multiplies a
 * thousandfold in ten levels.
 */
import { GraphQLError, type ValidationRule } from 'graphql';
import { SelectionCounter } from './selection-count.js';

export const MOST_SELECTIONS = 1_000;

export const sizeLimit: ValidationRule = (context) => {
  const counter = new SelectionCounter((name) => context.getFragment(name), MOST_SELECTIONS);
  return {
    OperationDefinition: (node) => {
      if (counter.below(node.selectionSet) <= MOST_SELECTIONS) return;
      const most = String(MOST_SELECTIONS);
      context.reportError(
        new GraphQLError(`at most ${most} fields and fragments, fragments written out`, {
          nodes: node,
        }),
      );
    },
  };
};
