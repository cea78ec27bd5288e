/** GraphQL operations of drafts of law. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { LocalizedVersionArgs, type Versions } from '../../shared/graphql/versions.js';
import {
  ReformArgs,
  ReformsView,
  ReformView,
  toReformsView,
  toReformView,
} from './reforms.graphql.js';
import type { ReformsService } from './reforms.service.js';

@Resolver()
export class ReformsResolver {
  constructor(private readonly versions: Versions<ReformsService>) {}

  @Access('public')
  @Query(() => ReformsView)
  reforms(
    @Args(() => LocalizedVersionArgs) args: LocalizedVersionArgs,
    @Ctx() context: RequestContext,
  ): ReformsView {
    return this.versions.at(args, ({ service, localizers }) =>
      toReformsView(service.reforms(), localizers.for(args.keel, context)),
    );
  }

  @Access('public')
  @Query(() => ReformView)
  reform(@Args(() => ReformArgs) args: ReformArgs, @Ctx() context: RequestContext): ReformView {
    return this.versions.at(args, ({ service, localizers }) =>
      toReformView(service.reform(args.id), localizers.for(args.keel, context)),
    );
  }
}
