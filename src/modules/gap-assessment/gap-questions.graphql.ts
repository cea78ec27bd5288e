/** GraphQL types of the questions. Source. */
import { Field, Int, ObjectType } from 'type-graphql';
import {
  ANSWERS,
  type GapAnswer,
  type GapAssessmentKnowledge,
  type GapQuestion,
} from './domain/gap-assessment.js';
import { totalWeight } from './domain/priorities.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { ANSWER, IsoReferenceView } from './gap-assessment.graphql.js';
import {
  localizeNotes,
  localizeQuestion,
  toIsoReferences,
  type IsoTitle,
} from './gap-texts.graphql.js';

@ObjectType('GapOption', { simpleResolvers: true })
export class GapOptionView {
  @Field(() => ANSWER, { name: 'vaartus' })
  answer!: GapAnswer;

  @Field(() => Int, { name: 'punktid' })
  points!: number;

  @Field(() => String, { name: 'tahendus' })
  meaning!: string;
}

@ObjectType('GapQuestion', { simpleResolvers: true })
export class GapQuestionView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'meede' })
  measure!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => String, { name: 'teema' })
  topic!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => String, { name: 'selgitus' })
  explanation!: string;

  @Field(() => [GapOptionView], { name: 'variandid' })
  options!: GapOptionView[];

  @Field(() => String, { name: 'toendid' })
  evidence!: string;

  @Field(() => Int, { name: 'kaal' })
  weight!: number;

  @Field(() => String, { name: 'kaalu_pohjus' })
  weightReason!: string;

  @Field(() => [IsoReferenceView], { name: 'iso27001' })
  isoReferences!: IsoReferenceView[];

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('GapQuestions', { simpleResolvers: true })
export class GapQuestionsView {
  @Field(() => [GapQuestionView], { name: 'kysimused' })
  questions!: GapQuestionView[];

  @Field(() => Int, { name: 'max_skoor' })
  maxScore!: number;

  @Field(() => [String], { name: 'markused' })
  notes!: string[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

type Points = GapAssessmentKnowledge['points'];

/** `no` has one meaning for all questions. */
const meaningOf = (question: GapQuestion, answer: GapAnswer, localizer: Localizer): string =>
  answer === 'no'
    ? localizer.t('gap:answers.no')
    : localizeQuestion(localizer, question.key, answer);

const toOptions = (question: GapQuestion, points: Points, localizer: Localizer): GapOptionView[] =>
  ANSWERS.map((answer) => ({
    answer,
    points: points[answer],
    meaning: meaningOf(question, answer, localizer),
  }));

const toQuestionView = (
  question: GapQuestion,
  options: GapOptionView[],
  localizer: Localizer,
  titleOf: IsoTitle,
): GapQuestionView => ({
  key: question.key,
  measure: question.measure,
  article: question.article,
  topic: localizeQuestion(localizer, question.key, 'topic'),
  text: localizeQuestion(localizer, question.key, 'question'),
  explanation: localizeQuestion(localizer, question.key, 'explanation'),
  options,
  evidence: localizeQuestion(localizer, question.key, 'evidence'),
  weight: totalWeight(question.weight),
  weightReason: localizeQuestion(localizer, question.key, 'weight_reason'),
  isoReferences: toIsoReferences(question.isoReferences, titleOf),
  sources: localizer.sources(question.sources),
});

export const toGapQuestionsView = (
  { questions, points, maxScore, sources }: GapAssessmentKnowledge,
  localizer: Localizer,
  titleOf: IsoTitle,
): GapQuestionsView => ({
  questions: questions.map((question) =>
    toQuestionView(question, toOptions(question, points, localizer), localizer, titleOf),
  ),
  maxScore,
  notes: localizeNotes(localizer),
  language: localizer.language,
  sources: localizer.sources(sources),
});
