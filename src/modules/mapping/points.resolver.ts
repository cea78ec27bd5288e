/** Points of a framework, on both transports. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import type { FrameworkMappingService } from './framework-mapping.service.js';
import { toPageOptions } from '../../shared/graphql/key-cursor.js';
import {
  PointConnectionView,
  PointsArgs,
  toPointConnection,
  toPointFilter,
} from './points.graphql.js';

@Resolver()
export class PointsResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @MappingAccess()
  @Query(() => PointConnectionView)
  points(@Args(() => PointsArgs) args: PointsArgs, @Ctx() context: RequestContext) {
    return this.versions.at({}, ({ service, localizers }) =>
      toPointConnection(
        service.points(toPointFilter(args), toPageOptions(args)),
        (control) => service.source(control),
        localizers.for(args.keel, context),
      ),
    );
  }
}
