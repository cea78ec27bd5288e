/** Limits on the form of GraphQL documents, for requests and subscriptions. */
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { breadthLimit } from './breadth-limit.js';
import { GraphQLError, type ValidationRule } from 'graphql';
import { SelectionCounter } from './selection-count.js';

export const MAX_SELECTIONS = 1_000;

export const sizeLimit: ValidationRule = (context) => {
  const counter = new SelectionCounter((name) => context.getFragment(name), MAX_SELECTIONS);
  return {
    OperationDefinition: (node) => {
      if (counter.below(node.selectionSet) <= MAX_SELECTIONS) return;
      const most = String(MAX_SELECTIONS);
      context.reportError(
        new GraphQLError(`at most ${most} fields and fragments, fragments written out`, {
          nodes: node,
        }),
      );
    },
  };
};

/** Enough for measure → control → measure → control through connections; the cost cap limits the rest. */
const LIMITS = { depth: 15, aliases: 15, directives: 10 } as const;

export function protection() {
  const { plugins, validationRules } = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    // Its token limit turns every syntax error into status 500; Apollo's parser has its own. Cost: see operation-cost.
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return { plugins, validationRules: [sizeLimit, breadthLimit, ...validationRules] };
}
