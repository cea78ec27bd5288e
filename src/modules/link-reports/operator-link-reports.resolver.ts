/** Operations of operators on reported links; GraphQL only. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { operatorOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access, GraphqlOnly } from '../../shared/graphql/decorators.js';
import type { LinkReportsService } from './link-reports.service.js';
import {
  DecideReportArgs,
  OperatorLinkReportsView,
  toOperatorReports,
} from './operator-link-reports.graphql.js';
import { IdPageArgs, toIdPage } from '../../shared/graphql/id-page.js';

@Resolver()
export class OperatorLinkReportsResolver {
  constructor(private readonly reports: LinkReportsService) {}

  @Access('operator')
  @GraphqlOnly()
  @Query(() => OperatorLinkReportsView)
  async operatorLinkReports(
    @Args(() => IdPageArgs) args: IdPageArgs,
  ): Promise<OperatorLinkReportsView> {
    return toOperatorReports(await this.reports.open(toIdPage(args)));
  }

  /** Returns the first open reports. */
  @Access('operator')
  @GraphqlOnly()
  @Mutation(() => OperatorLinkReportsView)
  async operatorDecideLinkReport(
    @Args(() => DecideReportArgs) { report_id, outcome, reason }: DecideReportArgs,
    @Ctx() context: RequestContext,
  ): Promise<OperatorLinkReportsView> {
    const acting = { operator: operatorOf(context), requestId: context.requestId };
    await this.reports.decide(report_id, { outcome, reason }, acting);
    return toOperatorReports(await this.reports.open({ limit: FIRST, after: null }));
  }
}

/** Reports returned after a decision. */
const FIRST = 20;
