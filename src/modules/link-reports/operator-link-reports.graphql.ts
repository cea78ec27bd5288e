/** GraphQL types of reported links as operators see and decide them; GraphQL only. */
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Access, Bounds } from '../../shared/graphql/decorators.js';
import {
  MAX_MESSAGE_LENGTH,
  OUTCOMES,
  type OpenReport,
  type ReportOutcome,
} from './domain/link-report.js';
import { LinkReportView, toReportView } from './link-reports.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const OUTCOME = wordEnum('LinkReportOutcome', OUTCOMES);

const ID_LENGTH = 36;

@ArgsType()
export class DecideReportArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => ID)
  report_id!: string;

  @Field(() => OUTCOME)
  outcome!: ReportOutcome;

  @Bounds({ minLength: 1, maxLength: MAX_MESSAGE_LENGTH })
  @Field(() => String)
  reason!: string;
}

@Access('operator')
@ObjectType('OperatorLinkReport', { simpleResolvers: true })
export class OperatorLinkReportView {
  @Field(() => ID, { name: 'organisatsioon_id', nullable: true })
  organisationId!: string | null;

  @Field(() => LinkReportView)
  report!: LinkReportView;
}

@Access('operator')
@ObjectType('OperatorLinkReports', { simpleResolvers: true })
export class OperatorLinkReportsView {
  @Field(() => [OperatorLinkReportView])
  reports!: OperatorLinkReportView[];
}

export const toOperatorReports = (open: readonly OpenReport[]): OperatorLinkReportsView => ({
  reports: open.map((report) => ({
    organisationId: report.organisationId,
    report: toReportView(report),
  })),
});
