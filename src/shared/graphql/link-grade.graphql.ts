/** Grade of a link as fields that links of both kinds have. */
import { Field, Int, ObjectType } from 'type-graphql';
import {
  AGREEMENTS,
  DECISIONS,
  type Agreement,
  type Decision,
  type Grading,
  type Rationale,
} from '../../modules/mapping/domain/grade.js';
import type { Relation } from '../../modules/mapping/domain/relation.js';
import { GRADING, MappingAccess, RATIONALE, RELATION } from './mapping-words.graphql.js';
import { wordEnum } from './wire-enum.js';

const AGREEMENT = wordEnum('ReadingAgreement', AGREEMENTS);

const DECISION = wordEnum('ReadingDecision', DECISIONS);

@ObjectType('SecondReading', { simpleResolvers: true })
export class SecondReadingView {
  @Field(() => String)
  by!: string;

  @Field(() => String)
  on!: string;

  @Field(() => Boolean)
  agrees!: boolean;

  @Field(() => AGREEMENT)
  agreement!: Agreement;

  @Field(() => Int)
  points!: number;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => Int)
  strength!: number;

  @Field(() => RELATION, { name: 'first_relation' })
  firstRelation!: Relation;

  @Field(() => Int, { name: 'first_strength' })
  firstStrength!: number;

  @Field(() => DECISION, { nullable: true })
  decision!: Decision | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

@MappingAccess()
@ObjectType('LinkGrade', { simpleResolvers: true })
export class LinkGradeView {
  @Field(() => Int)
  strength!: number;

  @Field(() => GRADING)
  grading!: Grading;

  @Field(() => RATIONALE)
  rationale!: Rationale;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => String, { name: 'reason_language', nullable: true })
  reasonLanguage!: string | null;

  @Field(() => String, { name: 'read_by' })
  readBy!: string;

  @Field(() => String, { name: 'read_on' })
  readOn!: string;

  @Field(() => SecondReadingView, { name: 'second_reading', nullable: true })
  secondReading!: SecondReadingView | null;
}
