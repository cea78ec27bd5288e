/** GraphQL operation of groups of companies. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import { toReformNote } from '../../shared/graphql/reform.graphql.js';
import { errorsIn, type Versions } from '../../shared/graphql/versions.js';
import { ScopeGroupArgs } from './group-input.graphql.js';
import { GroupScopingView } from './group-result.graphql.js';
import type { GroupsService } from './groups.service.js';
import { assertGroup } from './group-errors.graphql.js';
import { toGroupRequest } from './to-group-request.graphql.js';
import { toGroupScopingView } from './to-group-result.graphql.js';

@Resolver()
export class GroupsResolver implements ListsErrors {
  constructor(private readonly versions: Versions<GroupsService>) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    scopeGroup: (args: Partial<ScopeGroupArgs>) =>
      errorsIn(this.versions, { reform: args.reform }, (service) => {
        assertGroup(service, args);
      }),
  };

  @Access('any', 'law:read')
  @Query(() => GroupScopingView)
  scopeGroup(
    @Args(() => ScopeGroupArgs) args: ScopeGroupArgs,
    @Ctx() context: RequestContext,
  ): GroupScopingView {
    return this.versions.at({ reform: args.reform }, ({ service, localizers, reform }) => {
      const answer = service.scope(toGroupRequest(args));
      const localizer = localizers.for(args.keel, context);
      const view = toGroupScopingView(args, answer, service, localizer);
      if (reform !== null) view.reform = toReformNote(reform, localizer);
      return view;
    });
  }
}
