/** Calls about the mapping as a graph: places have ids such as `measure:b`, `iso27001:A.5.24`, `dora:art 17`. */
import * as operations from '../../schema/client/operations.js';
import type { GraphqlTransport } from './graphql-transport.js';
import type { CallOptions } from './options.js';
import { byConnection } from './pages.js';

type Unpaged<Variables> = Omit<Variables, 'after'>;

export class GraphCalls {
  constructor(private readonly transport: GraphqlTransport) {}

  /** What lies around a place, nearest first. */
  neighbours(input: Unpaged<operations.NeighboursQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.NeighboursDocument, variables, options))
        .neighbours;
    });
  }

  /** Links of the mapping, filtered and ordered. */
  links(input: Unpaged<operations.LinksQueryVariables> = {}, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.LinksDocument, variables, options)).edges;
    });
  }

  /** Every way between two places, and what follows from it. */
  paths(input: Unpaged<operations.PathsQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.PathsDocument, variables, options)).paths;
    });
  }

  /** Places by number or words, best fit first. */
  search(input: Unpaged<operations.SearchQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.SearchDocument, variables, options)).graphSearch;
    });
  }

  /** What is left of the ten measures where controls of another framework are held. */
  async delta(input: operations.MappingDeltaQueryVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.MappingDeltaDocument, input, options)).mappingDelta;
  }
}
