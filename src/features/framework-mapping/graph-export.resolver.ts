/** Operation: the mapping as a file. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../wire/context.js';
import type { Versions } from '../../wire/versions.js';
import type { GraphExportService } from './graph-export.service.js';
import {
  GraphExportArgs,
  GraphExportView,
  toExportView,
  toExportWish,
} from './graph-export.wire.js';
import { MappingAccess } from './measure.wire.js';

@Resolver()
export class GraphExportResolver {
  /** @param baseUrl address that clients use, without a slash at its end */
  constructor(
    private readonly versions: Versions<GraphExportService>,
    private readonly baseUrl: string,
  ) {}

  @MappingAccess()
  @Query(() => GraphExportView, { description: 'The mapping as a file that other tools read' })
  graphExport(
    @Args(() => GraphExportArgs) args: GraphExportArgs,
    @Ctx() context: RequestContext,
  ): Promise<GraphExportView> {
    return this.versions.at({}, async ({ service, voices }) => {
      const voice = voices.speak(args.keel, context);
      return toExportView(await service.export(toExportWish(args), voice, this.baseUrl));
    });
  }
}
