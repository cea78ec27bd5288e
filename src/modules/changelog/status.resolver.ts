/** GraphQL operations: health, status, changes of the law data. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import type { Localizers } from '../../shared/graphql/localizer.js';
import {
  ChangelogArgs,
  ChangelogView,
  toChangelogView,
  toChangeQuery,
} from './changelog.graphql.js';
import { KbDiffArgs, KbDiffView, toDifferenceQuery, toKbDiffView } from './kb-diff.graphql.js';
import type { StatusService } from './status.service.js';
import { HealthView, StatusView, toHealthView, toStatusView } from './status.graphql.js';

@Resolver()
export class StatusResolver implements ListsErrors {
  constructor(
    private readonly service: StatusService,
    private readonly localizers: Localizers,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    kbDiff: ({ from, to }: Partial<KbDiffArgs>) => this.service.unknownVersions({ from, to }),
  };

  @Access('public')
  @Query(() => HealthView)
  health(@Ctx() { now }: RequestContext): HealthView {
    return toHealthView(this.service.health(now));
  }

  @Access('public')
  @Query(() => StatusView)
  async status(@Ctx() { now }: RequestContext): Promise<StatusView> {
    return toStatusView(await this.service.status(), now);
  }

  @Access('public')
  @Query(() => ChangelogView)
  changelog(
    @Args(() => ChangelogArgs) args: ChangelogArgs,
    @Ctx() context: RequestContext,
  ): ChangelogView {
    return toChangelogView(
      this.service.changes(toChangeQuery(args)),
      this.localizers.for(args.keel, context),
      context,
    );
  }

  @Access('any', 'law:read')
  @Query(() => KbDiffView)
  kbDiff(@Args(() => KbDiffArgs) args: KbDiffArgs, @Ctx() context: RequestContext): KbDiffView {
    return toKbDiffView(this.service.differences(toDifferenceQuery(args)), context);
  }
}
