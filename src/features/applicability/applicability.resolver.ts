/** Operations of applicability. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../wire/context.js';
import { Access } from '../../wire/decorators.js';
import { withReceipt, type ReceiptIssuer } from '../../wire/receipts.js';
import type { Versions } from '../../wire/versions.js';
import type { ApplicabilityService } from './applicability.service.js';
import { ScopingQuestionsView } from './scoping-questions.wire.js';
import { ScopingArgs, ScopingQuestionsArgs, toScopingRequest } from './scoping-request.wire.js';
import { ScopingResultView } from './scoping-result.wire.js';
import { scopingClaim } from './scoping-claim.wire.js';
import { toScopingQuestionsView } from './to-scoping-questions.wire.js';
import { toScopingResultView } from './to-scoping-result.wire.js';

@Resolver()
export class ApplicabilityResolver {
  constructor(
    private readonly versions: Versions<ApplicabilityService>,
    private readonly receipts: ReceiptIssuer,
  ) {}

  @Access('any')
  @Query(() => ScopingResultView, {
    description:
      'Whether an organisation is an essential or important entity; deterministic, nothing stored',
  })
  scoping(
    @Args(() => ScopingArgs) args: ScopingArgs,
    @Ctx() context: RequestContext,
  ): ScopingResultView | Promise<ScopingResultView> {
    return this.versions.at(args, ({ service, voices }) => {
      const answer = service.scope(toScopingRequest(args));
      const voice = voices.speak(args.keel, context);
      const view = toScopingResultView(answer, service.knowledge, voice);
      return args.receipt
        ? withReceipt(view, this.receipts, scopingClaim(args, answer, voice.kbVersion), context)
        : view;
    });
  }

  @Access('any')
  @Query(() => ScopingQuestionsView, {
    description: 'The questions of scoping and the keys that answer them',
  })
  scopingQuestions(
    @Args(() => ScopingQuestionsArgs) args: ScopingQuestionsArgs,
    @Ctx() context: RequestContext,
  ): ScopingQuestionsView {
    return this.versions.at(args, ({ service, voices }) =>
      toScopingQuestionsView(
        service.knowledge,
        service.countries,
        voices.speak(args.keel, context),
      ),
    );
  }
}
