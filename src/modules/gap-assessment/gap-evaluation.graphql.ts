/** GraphQL types of the evaluation. Source. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Answer } from './domain/gap-assessment.js';
import { OmitNull } from '../../shared/graphql/decorators.js';
import { RECEIPT_FIELD } from '../../shared/graphql/receipts.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { ANSWER, IsoReferenceView } from './gap-assessment.graphql.js';

@ObjectType('GapPriority', { simpleResolvers: true, description: 'A gap, the most urgent first' })
export class GapPriorityView {
  @Field(() => Int, { name: 'koht' })
  place!: number;

  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'meede', description: 'letter a to j' })
  measure!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => String, { name: 'teema' })
  topic!: string;

  @Field(() => ANSWER, { name: 'vastus' })
  answer!: Answer;

  @Field(() => Int, { name: 'punkte_puudu' })
  pointsMissing!: number;

  @Field(() => Int, { name: 'kaal', description: 'orders the gaps, never changes the points' })
  weight!: number;

  @Field(() => String, { name: 'kaalu_pohjus' })
  weightReason!: string;

  @Field(() => Int, {
    name: 'tegevusjarjekord',
    description:
      'place among these gaps when they are closed in the order in which they build on each other',
  })
  workPlace!: number;

  @Field(() => String, { name: 'soovitus' })
  recommendation!: string;

  @Field(() => String, { name: 'toendid', description: 'evidence that an auditor asks to see' })
  evidence!: string;

  @Field(() => String, { name: 'teenus', description: 'key of the service that helps with it' })
  service!: string;

  @Field(() => [IsoReferenceView], { name: 'iso27001' })
  isoReferences!: IsoReferenceView[];

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('GapNextStep', { simpleResolvers: true })
export class GapNextStepView {
  @Field(() => String, {
    name: 'voti',
    description: 'start, programme, close_gaps, maintain or complete',
  })
  key!: string;

  @Field(() => String, {
    name: 'kysimus',
    nullable: true,
    description: 'the question to begin with',
  })
  question!: string | null;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => String, { name: 'teenus', description: 'key of the proposed service' })
  service!: string;

  @Field(() => Float, {
    name: 'hind_eur',
    nullable: true,
    description: 'net price, or where it starts',
  })
  price!: number | null;
}

@ObjectType('GapBand', {
  simpleResolvers: true,
  description: 'Reading of the total; own design, without legal force',
})
export class GapBandView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => Int, { name: 'alates', description: 'least total of the band' })
  from!: number;

  @Field(() => Int, { name: 'kuni', description: 'greatest total of the band' })
  to!: number;

  @Field(() => [String], {
    name: 'alusta',
    description: 'questions to begin with whatever the answers',
  })
  startWith!: string[];
}

@ObjectType('GapMeasureScore', { simpleResolvers: true })
export class GapMeasureScoreView {
  @Field(() => String, { name: 'meede', description: 'letter a to j' })
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

  @Field(() => [String], {
    name: 'riigi_vihjed',
    description: 'what national law adds; empty without riik',
  })
  countryHints!: string[];

  @Field(() => [String], { name: 'markused', description: 'what to know about the result' })
  notes!: string[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @OmitNull()
  @Field(() => String, RECEIPT_FIELD)
  receipt!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
