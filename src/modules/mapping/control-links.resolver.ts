/** Links between controls of two frameworks, on both transports. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import {
  ControlLinkConnectionView,
  ControlLinksArgs,
  toControlLinkConnection,
  toControlLinkFilter,
} from './control-links.graphql.js';
import type { GraphService } from './graph.service.js';
import { toPageOptions } from './mapping-query.graphql.js';

@Resolver()
export class ControlLinksResolver {
  constructor(private readonly versions: Versions<GraphService>) {}

  @MappingAccess()
  @Query(() => ControlLinkConnectionView)
  controlLinks(
    @Args(() => ControlLinksArgs) args: ControlLinksArgs,
    @Ctx() context: RequestContext,
  ): ControlLinkConnectionView {
    return this.versions.at({}, ({ service, localizers }) =>
      toControlLinkConnection(
        service.controlLinks(toControlLinkFilter(args), toPageOptions(args)),
        (name) => service.controlNode(name),
        localizers.for(args.keel, context),
      ),
    );
  }
}
