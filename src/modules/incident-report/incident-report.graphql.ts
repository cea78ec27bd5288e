/** GraphQL types of the reports of one incident. Not part of the documented interface, so names are English. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { Regime } from '../incidents/domain/clock.js';
import type { Anchor } from '../incidents/domain/national-schedule.js';
import { IncidentClockView, TERM_ANCHOR } from '../../shared/graphql/incident-clock.graphql.js';
import { Access, OmitNull } from '../../shared/graphql/decorators.js';
import { INCIDENT_ROLES, REGIME } from '../../shared/graphql/incident-words.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import type { ReportFile } from './domain/report-file.js';
import { REPORT_KINDS, type MemberPath, type ReportKind } from './domain/report-form.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const REPORT_KIND = wordEnum('IncidentReportKind', REPORT_KINDS);

@Access(INCIDENT_ROLES)
@ObjectType('IncidentReportContent', { simpleResolvers: true })
export class ReportContentView {
  @Field(() => String)
  number!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  value!: string;

  @Field(() => SourceView)
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentReportGap', { simpleResolvers: true })
export class ReportGapView {
  @Field(() => String)
  number!: string;

  @Field(() => String)
  title!: string;

  @Field(() => [String])
  members!: readonly MemberPath[];

  @Field(() => Boolean, { name: 'blocks_document' })
  isSchema!: boolean;

  @Field(() => SourceView)
  source!: SourceView;
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentReport', { simpleResolvers: true })
export class IncidentReportView {
  @Field(() => REGIME)
  regime!: Regime;

  @Field(() => REPORT_KIND)
  kind!: ReportKind;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  deadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'deadline_local', nullable: true })
  deadlineLocal!: string | null;

  @OmitNull()
  @Field(() => Boolean, { name: 'deadline_exact', nullable: true })
  isExact!: boolean | null;

  @OmitNull()
  @Field(() => String, { name: 'national_deadline', nullable: true })
  nationalDeadline!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'national_deadline_basis', nullable: true })
  nationalDeadlineBasis!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'national_legal_basis', nullable: true })
  nationalLegalBasis!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'safe_by', nullable: true })
  safeBy!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'legal_latest', nullable: true })
  legalLatest!: string | null;

  @OmitNull()
  @Field(() => TERM_ANCHOR, { nullable: true })
  anchor!: Anchor | null;

  @Field(() => [String])
  recipients!: readonly string[];

  @Field(() => Boolean, { name: 'complete' })
  isComplete!: boolean;

  @Field(() => [ReportContentView])
  contents!: ReportContentView[];

  @Field(() => [ReportGapView])
  missing!: ReportGapView[];

  @Field(() => [ReportGapView])
  undecided!: ReportGapView[];

  @OmitNull()
  @Field(() => String, { nullable: true })
  template!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true })
  document!: ReportFile | null;

  @OmitNull()
  @Field(() => String, { name: 'document_schema', nullable: true })
  documentSchema!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@Access(INCIDENT_ROLES)
@ObjectType('IncidentRecord', { simpleResolvers: true })
export class IncidentRecordView {
  @Field(() => [IncidentReportView])
  reports!: IncidentReportView[];

  @Field(() => [IncidentClockView])
  clocks!: IncidentClockView[];

  @OmitNull()
  @Field(() => String, { nullable: true })
  precedence!: string | null;

  @Field(() => [SourceView], { name: 'precedence_sources' })
  precedenceSources!: SourceView[];

  @Field(() => [String])
  notes!: string[];

  @Field(() => [String], { name: 'hoiatused' })
  warnings!: string[];

  @Field(() => [StatementBasisView], { name: 'hoiatuste_alused' })
  warningBases!: StatementBasisView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
