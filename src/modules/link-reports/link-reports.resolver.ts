/** Operations of reported links. */
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphService } from '../mapping/graph.service.js';
import { callerOf, type RequestContext } from '../../shared/graphql/context.js';
import { Access } from '../../shared/graphql/decorators.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import type { Versions } from '../../shared/graphql/versions.js';
import {
  LinkReportListView,
  LinkReportView,
  ReportMappingArgs,
  toReportListView,
  toReportView,
} from './link-reports.graphql.js';
import { LinkReviewListView, toReviewListView } from './link-reviews.graphql.js';
import type { LinkReportsService } from './link-reports.service.js';
import { IdPageArgs, toIdPage } from '../../shared/graphql/id-page.js';

@Resolver()
export class LinkReportsResolver {
  constructor(
    private readonly reports: LinkReportsService,
    private readonly versions: Versions<GraphService>,
  ) {}

  @MappingAccess('account:write')
  @Mutation(() => LinkReportView)
  async reportMapping(
    @Args(() => ReportMappingArgs) args: ReportMappingArgs,
    @Ctx() context: RequestContext,
  ): Promise<LinkReportView> {
    const { message, suggested_relation, suggested_strength } = args;
    const { subject, kbVersion } = this.versions.at({}, ({ service, localizers }) => ({
      subject: service.texts(args.link),
      kbVersion: localizers.for(null, context).kbVersion,
    }));
    const suggestedRelation = suggested_relation ?? null;
    const suggestedStrength = suggested_strength ?? null;
    const report = { subject, message, suggestedRelation, suggestedStrength, kbVersion };
    const actor = { caller: callerOf(context), requestId: context.requestId };
    return toReportView(await this.reports.report(report, actor));
  }

  @MappingAccess('account:read')
  @Query(() => LinkReportListView)
  async linkReports(
    @Args(() => IdPageArgs) args: IdPageArgs,
    @Ctx() context: RequestContext,
  ): Promise<LinkReportListView> {
    return toReportListView(await this.reports.ofCaller(callerOf(context), toIdPage(args)));
  }

  @Access('public')
  @Query(() => LinkReviewListView)
  async linkReviews(@Args(() => IdPageArgs) args: IdPageArgs): Promise<LinkReviewListView> {
    return toReviewListView(await this.reports.published(toIdPage(args)));
  }
}
