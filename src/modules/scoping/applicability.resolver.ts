/** GraphQL operations of applicability, under the law in force and under drafts. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { normaliseCountry } from '../../shared/country.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access, type ListsErrors } from '../../shared/graphql/decorators.js';
import { withReceipt, type ReceiptIssuer } from '../../shared/graphql/receipts.js';
import { toReformNote } from '../../shared/graphql/reform.graphql.js';
import { toChangeView } from '../../shared/graphql/to-scoping-change.js';
import { errorsIn, type KnowledgeVersion, type Versions } from '../../shared/graphql/versions.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { ApplicabilityService, ScopingAnswer } from './applicability.service.js';
import { draftChange } from './domain/draft-change.js';
import { CompareReformArgs } from './reform-comparison-request.graphql.js';
import {
  assertAllKnown,
  ReformComparisonView,
  toComparisonView,
} from './reform-comparison.graphql.js';
import { ScopingQuestionsView } from './scoping-questions.graphql.js';
import { ScopingArgs, ScopingQuestionsArgs } from './scoping-request.graphql.js';
import { toRequestedKeys, toScopingRequest } from './to-scoping-request.graphql.js';
import { groupHint, toScopingResultView } from './to-scoping-result.graphql.js';
import { ScopingResultView } from './scoping-result.graphql.js';
import { scopingReceipt } from './scoping-receipt.graphql.js';
import { toScopingQuestionsView } from './to-scoping-questions.graphql.js';

/** What a draft changes; both null under the law in force. */
function toDraftView(
  { assessment, inForce }: ScopingAnswer,
  reform: KnowledgeVersion<unknown>['reform'],
  localizer: Localizer,
) {
  if (reform === null || inForce === null) return { reform: null, change: null };
  const change = toChangeView(draftChange(inForce, assessment), localizer);
  return { reform: toReformNote(reform, localizer), change };
}

@Resolver()
export class ApplicabilityResolver implements ListsErrors {
  constructor(
    private readonly versions: Versions<ApplicabilityService>,
    private readonly receipts: ReceiptIssuer,
  ) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    scoping: (args: Partial<ScopingArgs>) =>
      errorsIn(this.versions, args, (service) => {
        service.assertKnown(toRequestedKeys(args));
      }),
  };

  @Access('any', 'law:read')
  @Query(() => ScopingResultView)
  scoping(
    @Args(() => ScopingArgs) args: ScopingArgs,
    @Ctx() context: RequestContext,
  ): ScopingResultView | Promise<ScopingResultView> {
    return this.versions.at(args, ({ service, localizers, reform }) => {
      const answer = service.scope(toScopingRequest(args));
      const localizer = localizers.for(args.keel, context);
      const view = Object.assign(
        toScopingResultView(answer, service.knowledge, localizer),
        toDraftView(answer, reform, localizer),
      );
      const isPresent = args.asOf == null && args.kb == null;
      if (args.kontserni_vihje && isPresent) view.groupHint = groupHint(answer, localizer);
      return args.receipt
        ? withReceipt(
            view,
            this.receipts,
            scopingReceipt(args, answer, localizer.kbVersion),
            context,
          )
        : view;
    });
  }

  @Access('any', 'law:read')
  @Query(() => ScopingQuestionsView)
  scopingQuestions(
    @Args(() => ScopingQuestionsArgs) args: ScopingQuestionsArgs,
    @Ctx() context: RequestContext,
  ): ScopingQuestionsView {
    return this.versions.at(args, ({ service, localizers }) =>
      toScopingQuestionsView(service.knowledge, service.countries, {
        localizer: localizers.for(args.keel, context),
        country: args.riik == null ? null : normaliseCountry(args.riik),
      }),
    );
  }
}

/** Which organisations a draft moves into another class. */
@Resolver()
export class ReformComparisonResolver implements ListsErrors {
  constructor(private readonly versions: Versions<ApplicabilityService>) {}

  readonly laterErrors: ListsErrors['laterErrors'] = {
    compareReform: (args: Partial<CompareReformArgs>) =>
      errorsIn(this.versions, args, (service) => {
        assertAllKnown(service, args.organisations ?? []);
      }),
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
