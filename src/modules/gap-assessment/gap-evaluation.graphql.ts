/** GraphQL types of the evaluation. Source. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { GapAnswer } from './domain/gap-assessment.js';
import { OmitNull } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import { ANSWER, IsoReferenceView } from './gap-assessment.graphql.js';

@ObjectType('GapPriority', { simpleResolvers: true })
export class GapPriorityView {
  @Field(() => Int, { name: 'koht' })
  place!: number;

  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'meede' })
  measure!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => String, { name: 'teema' })
  topic!: string;

  @Field(() => ANSWER, { name: 'vastus' })
  answer!: GapAnswer;

  @Field(() => Int, { name: 'punkte_puudu' })
  pointsMissing!: number;

  @Field(() => Int, { name: 'kaal' })
  weight!: number;

  @Field(() => String, { name: 'kaalu_pohjus' })
  weightReason!: string;

  @Field(() => Int, { name: 'tegevusjarjekord' })
  workPlace!: number;

  @Field(() => String, { name: 'soovitus' })
  recommendation!: string;

  @Field(() => String, { name: 'toendid' })
  evidence!: string;

  @Field(() => String, { name: 'teenus' })
  service!: string;

  @Field(() => [IsoReferenceView], { name: 'iso27001' })
  isoReferences!: IsoReferenceView[];

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('GapNextStep', { simpleResolvers: true })
export class GapNextStepView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'kysimus', nullable: true })
  question!: string | null;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => String, { name: 'teenus' })
  service!: string;

  @Field(() => Float, { name: 'hind_eur', nullable: true })
  price!: number | null;
}

@ObjectType('GapBand', { simpleResolvers: true })
export class GapBandView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => Int, { name: 'alates' })
  from!: number;

  @Field(() => Int, { name: 'kuni' })
  to!: number;

  @Field(() => [String], { name: 'alusta' })
  startWith!: string[];
}

@ObjectType('GapMeasureScore', { simpleResolvers: true })
export class GapMeasureScoreView {
  @Field(() => String, { name: 'meede' })
  measure!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => Int, { name: 'punktid' })
  points!: number;

  @Field(() => Int, { name: 'max_punktid' })
  maxPoints!: number;
}

@ObjectType('GapEvaluation', { simpleResolvers: true })
export class GapEvaluationView {
  @Field(() => Int, { name: 'koondskoor' })
  totalScore!: number;

  @Field(() => Int, { name: 'max_skoor' })
  maxScore!: number;

  @Field(() => GapBandView, { name: 'tase' })
  band!: GapBandView;

  @Field(() => [GapMeasureScoreView], { name: 'meetmed' })
  measures!: GapMeasureScoreView[];

  @Field(() => [GapPriorityView], { name: 'pingerida' })
  priorities!: GapPriorityView[];

  @Field(() => GapNextStepView, { name: 'jargmine_samm' })
  nextStep!: GapNextStepView;

  @Field(() => [String], { name: 'riigi_vihjed' })
  countryHints!: string[];

  @Field(() => [StatementBasisView], { name: 'riigi_vihjete_alused' })
  countryHintBases!: StatementBasisView[];

  @Field(() => [String], { name: 'markused' })
  notes!: string[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @OmitNull()
  @Field(() => String, { nullable: true })
  receipt!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
