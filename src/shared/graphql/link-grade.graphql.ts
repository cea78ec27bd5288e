/** Grade of a link as fields that links of both kinds have. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Grade, Grading, Rationale } from '../../modules/mapping/domain/grade.js';
import { GRADING, MappingAccess, RATIONALE } from './mapping-words.graphql.js';

@ObjectType('SecondReading', { simpleResolvers: true })
export class SecondReadingView {
  @Field(() => String)
  by!: string;

  @Field(() => String)
  on!: string;

  @Field(() => Boolean)
  agrees!: boolean;
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

/** Reasons are written in English alone. */
const REASON_LANGUAGE = 'en';

export const toGradeView = ({ reading, ...grade }: Grade): LinkGradeView => ({
  ...grade,
  reasonLanguage: grade.reason === null ? null : REASON_LANGUAGE,
  readBy: reading.by,
  readOn: reading.on,
  secondReading: reading.second,
});
