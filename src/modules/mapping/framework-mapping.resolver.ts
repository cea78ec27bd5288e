/** Documented operations of the framework mapping. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { LocalizedVersionArgs, type Versions } from '../../shared/graphql/versions.js';
import type { FrameworkMappingService } from './framework-mapping.service.js';
import {
  FrameworkMappingMeasureArgs,
  FrameworkMappingView,
  toFoundView,
  toFrameworkMappingView,
} from './framework-mapping.graphql.js';
import { MeasureView } from './measure.graphql.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';

@Resolver()
export class FrameworkMappingResolver {
  constructor(private readonly versions: Versions<FrameworkMappingService>) {}

  @MappingAccess()
  @Query(() => FrameworkMappingView)
  frameworkMapping(
    @Args(() => LocalizedVersionArgs) args: LocalizedVersionArgs,
    @Ctx() context: RequestContext,
  ): FrameworkMappingView {
    return this.versions.at(args, ({ service, localizers }) =>
      toFrameworkMappingView(service, localizers.for(args.keel, context)),
    );
  }

  @MappingAccess()
  @Query(() => MeasureView)
  frameworkMappingMeasure(
    @Args(() => FrameworkMappingMeasureArgs) args: FrameworkMappingMeasureArgs,
    @Ctx() context: RequestContext,
  ): MeasureView {
    return this.versions.at(args, ({ service, localizers }) =>
      toFoundView(service.find(args.measure_key), localizers.for(args.keel, context), context),
    );
  }
}
