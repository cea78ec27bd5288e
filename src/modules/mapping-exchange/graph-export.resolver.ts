/** GraphQL operation that exports the mapping as a file. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import type { Versions } from '../../shared/graphql/versions.js';
import type { GraphExportService } from './graph-export.service.js';
import {
  GraphExportArgs,
  GraphExportView,
  toExportView,
  toExportOptions,
} from './graph-export.graphql.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';

@Resolver()
export class GraphExportResolver {
  /** @param baseUrl public URL without a trailing slash */
  constructor(
    private readonly versions: Versions<GraphExportService>,
    private readonly baseUrl: string,
  ) {}

  @MappingAccess()
  @Query(() => GraphExportView)
  graphExport(
    @Args(() => GraphExportArgs) args: GraphExportArgs,
    @Ctx() context: RequestContext,
  ): Promise<GraphExportView> {
    return this.versions.at({}, async ({ service, localizers }) => {
      const localizer = localizers.for(args.keel, context);
      return toExportView(await service.export(toExportOptions(args), localizer, this.baseUrl));
    });
  }
}
