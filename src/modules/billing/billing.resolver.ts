/** Operations of billing. */
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import type { BillingService } from './billing.service.js';
import { BillingSummaryArgs, BillingSummaryView, toSummaryPage } from './billing.graphql.js';
import { toBillingSummaryView } from './to-billing-summary.graphql.js';

@Resolver()
export class BillingResolver {
  /** @param baseUrl public address without a trailing slash */
  constructor(
    private readonly billing: BillingService,
    private readonly baseUrl: string,
  ) {}

  @Access('any', 'account:read')
  @Query(() => BillingSummaryView)
  async billingSummary(
    @Args(() => BillingSummaryArgs) args: BillingSummaryArgs,
    @Ctx() context: RequestContext,
  ): Promise<BillingSummaryView> {
    return toBillingSummaryView(
      await this.billing.summary(callerOf(context), toSummaryPage(args), context.now),
      this.baseUrl,
      context,
    );
  }
}
