/** GraphQL types of reported links. Not part of the documented interface. */
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { LinkText } from '../mapping/domain/link-texts.js';
import { STRONGEST } from '../mapping/domain/grade.js';
import type { Relation } from '../mapping/domain/relation.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { MappingAccess, RELATION } from '../../shared/graphql/mapping-words.graphql.js';
import {
  MAX_MESSAGE_LENGTH,
  REPORT_STATES,
  MIN_MESSAGE_LENGTH,
  type LinkReport,
  type ReportState,
} from './domain/link-report.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

export const REPORT_STATE = wordEnum('LinkReportState', REPORT_STATES);

/** Characters; well above the longest id of a link. */
const MAX_LINK_LENGTH = 200;

@ArgsType()
export class ReportMappingArgs {
  @Bounds({ minLength: 1, maxLength: MAX_LINK_LENGTH })
  @Field(() => String)
  link!: string;

  @Bounds({ minLength: MIN_MESSAGE_LENGTH, maxLength: MAX_MESSAGE_LENGTH })
  @Field(() => String)
  message!: string;

  @Field(() => RELATION, { nullable: true })
  suggested_relation?: Relation | null;

  @Bounds({ min: 0, max: STRONGEST })
  @Field(() => Int, { nullable: true })
  suggested_strength?: number | null;
}

@ObjectType('LinkText', { simpleResolvers: true })
class LinkTextView {
  @Field(() => String)
  id!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String)
  provision!: string;

  @Field(() => String)
  url!: string;
}

/** Read by its organisation and by operators; the operations check which. */
@ObjectType('LinkReport', { simpleResolvers: true })
export class LinkReportView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  link!: string;

  @Field(() => LinkTextView)
  from!: LinkText;

  @Field(() => LinkTextView)
  to!: LinkText;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => Int, { nullable: true })
  strength!: number | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field(() => RELATION, { name: 'suggested_relation', nullable: true })
  suggestedRelation!: Relation | null;

  @Field(() => Int, { name: 'suggested_strength', nullable: true })
  suggestedStrength!: number | null;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => String, { name: 'reported_at' })
  reportedAt!: string;

  @Field(() => REPORT_STATE)
  state!: ReportState;

  @Field(() => String, { nullable: true })
  outcome!: string | null;

  @Field(() => String, { name: 'decided_at', nullable: true })
  decidedAt!: string | null;
}

@MappingAccess()
@ObjectType('LinkReportList', { simpleResolvers: true })
export class LinkReportListView {
  @Field(() => [LinkReportView])
  reports!: LinkReportView[];
}

export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toReportView = ({ subject, ...report }: LinkReport): LinkReportView => ({
  id: report.id,
  link: subject.link,
  from: subject.from,
  to: subject.to,
  relation: subject.relation,
  strength: subject.strength,
  reason: subject.reason,
  message: report.message,
  suggestedRelation: report.suggestedRelation,
  suggestedStrength: report.suggestedStrength,
  kbVersion: report.kbVersion,
  reportedAt: report.reportedAt.toISOString(),
  state: report.state,
  outcome: report.outcome,
  decidedAt: isoOrNull(report.decidedAt),
});

export const toReportListView = (reports: readonly LinkReport[]): LinkReportListView => ({
  reports: reports.map(toReportView),
});
