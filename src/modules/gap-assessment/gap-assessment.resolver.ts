/** GraphQL operations of the gap self-assessment: free, nothing is stored. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { withReceipt, type ReceiptIssuer } from '../../shared/graphql/receipts.js';
import { LocalizedVersionArgs, type Versions } from '../../shared/graphql/versions.js';
import { evaluationReceipt } from './evaluation-receipt.graphql.js';
import { WizardEvaluateArgs } from './gap-answers.graphql.js';
import type { GapAssessmentService } from './gap-assessment.service.js';
import { GapEvaluationView } from './gap-evaluation.graphql.js';
import { GapQuestionsView, toGapQuestionsView } from './gap-questions.graphql.js';
import { toGapEvaluationView } from './to-gap-evaluation.graphql.js';

@Resolver()
export class GapAssessmentResolver {
  constructor(
    private readonly versions: Versions<GapAssessmentService>,
    private readonly receipts: ReceiptIssuer,
  ) {}

  @Access('any', 'law:read')
  @Query(() => GapQuestionsView)
  wizardQuestions(
    @Args(() => LocalizedVersionArgs) args: LocalizedVersionArgs,
    @Ctx() context: RequestContext,
  ): GapQuestionsView {
    return this.versions.at(args, ({ service, localizers }) =>
      toGapQuestionsView(service.knowledge, localizers.for(args.keel, context), service.isoTitle),
    );
  }

  @Access('any', 'law:read')
  @Query(() => GapEvaluationView)
  wizardEvaluate(
    @Args(() => WizardEvaluateArgs) args: WizardEvaluateArgs,
    @Ctx() context: RequestContext,
  ): GapEvaluationView | Promise<GapEvaluationView> {
    return this.versions.at(args, ({ service, localizers }) => {
      const result = service.evaluate(args.vastused, args.riik ?? null);
      const localizer = localizers.for(args.keel, context);
      const view = toGapEvaluationView(service.knowledge, result, localizer, service.isoTitle);
      return args.receipt
        ? withReceipt(
            view,
            this.receipts,
            evaluationReceipt(args, result, localizer.kbVersion),
            context,
          )
        : view;
    });
  }
}
