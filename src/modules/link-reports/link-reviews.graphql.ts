/** GraphQL types of published outcomes of reported links. Not part of the documented interface. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Relation } from '../mapping/domain/relation.js';
import { RELATION } from '../../shared/graphql/mapping-words.graphql.js';
import type { ReportState } from './domain/link-report.js';
import { isoOrNull, REPORT_STATE } from './link-reports.graphql.js';
import type { PublishedReport } from './link-reports.service.js';

/** Without what the reader wrote. */
@ObjectType('LinkReview', { simpleResolvers: true })
export class LinkReviewView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  link!: string;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => Int, { nullable: true })
  strength!: number | null;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => REPORT_STATE)
  state!: ReportState;

  @Field(() => String)
  outcome!: string;

  @Field(() => String, { name: 'decided_at' })
  decidedAt!: string;

  @Field(() => String, { name: 'change_id', nullable: true })
  changeId!: string | null;

  @Field(() => String, { name: 'change_kb_version', nullable: true })
  changeKbVersion!: string | null;
}

@ObjectType('LinkReviewList', { simpleResolvers: true })
export class LinkReviewListView {
  @Field(() => [LinkReviewView])
  reviews!: LinkReviewView[];
}

const toReviewView = ({ report, change }: PublishedReport): LinkReviewView => ({
  id: report.id,
  link: report.subject.link,
  relation: report.subject.relation,
  strength: report.subject.strength,
  kbVersion: report.kbVersion,
  state: report.state,
  outcome: report.outcome ?? '',
  decidedAt: isoOrNull(report.decidedAt) ?? '',
  changeId: change?.id ?? null,
  changeKbVersion: change?.kbVersion ?? null,
});

export const toReviewListView = (decided: readonly PublishedReport[]): LinkReviewListView => ({
  reviews: decided.map(toReviewView),
});
