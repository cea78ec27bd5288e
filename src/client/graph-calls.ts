/** Calls for the mapping graph. Node ids: `measure:b`, `iso27001:A.5.24`, `dora:art 17`. */
import * as operations from '../../schema/client/operations.js';
import type { GraphqlTransport } from './graphql-transport.js';
import type { CallOptions } from './options.js';
import { byConnection } from './pages.js';

type Unpaged<Variables> = Omit<Variables, 'after'>;

export class GraphCalls {
  constructor(private readonly transport: GraphqlTransport) {}

  /** Neighbours of a node, nearest first. */
  neighbours(input: Unpaged<operations.NeighboursQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.NeighboursDocument, variables, options))
        .neighbours;
    });
  }

  /** Filtered and sorted links. */
  links(input: Unpaged<operations.LinksQueryVariables> = {}, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.LinksDocument, variables, options)).edges;
    });
  }

  /** Paths between two nodes, and what follows from them. */
  paths(input: Unpaged<operations.PathsQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.PathsDocument, variables, options)).paths;
    });
  }

  /** Nodes by number or words, best match first. */
  search(input: Unpaged<operations.SearchQueryVariables>, options?: CallOptions) {
    return byConnection(async (after) => {
      const variables = { ...input, after: after ?? null };
      return (await this.transport.ask(operations.SearchDocument, variables, options)).graphSearch;
    });
  }

  /** What remains of the measures given the controls in place of another framework. */
  async delta(input: operations.MappingDeltaQueryVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.MappingDeltaDocument, input, options)).mappingDelta;
  }
}
