/** GraphQL operation: which organisations a draft moves into another class. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import { errorsIn, type Versions } from '../../shared/graphql/versions.js';
import type { ApplicabilityService } from './applicability.service.js';
import { CompareReformArgs } from './reform-comparison-request.graphql.js';
import { scopeAll, ReformComparisonView, toComparisonView } from './reform-comparison.graphql.js';

@Resolver()
export class ReformComparisonResolver implements ListsErrors {
  constructor(private readonly versions: Versions<ApplicabilityService>) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    compareReform: (args: Partial<CompareReformArgs>) =>
      errorsIn(this.versions, args, (service) => scopeAll(service, args.organisations ?? [])),
  };

  @Access('any', 'law:read')
  @Query(() => ReformComparisonView)
  compareReform(
    @Args(() => CompareReformArgs) args: CompareReformArgs,
    @Ctx() context: RequestContext,
  ): ReformComparisonView {
    return this.versions.at(args, (version) =>
      toComparisonView(version, args.organisations, version.localizers.for(args.keel, context)),
    );
  }
}
