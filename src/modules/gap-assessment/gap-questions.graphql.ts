/** Wire names of the questions. Source: specification 4.11, decision 11. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  ANSWERS,
  type Answer,
  type GapAssessmentKnowledge,
  type GapQuestion,
} from './domain/gap-assessment.js';
import { totalWeight } from './domain/priorities.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { Voice } from '../../shared/graphql/voice.js';
import {
  ANSWER,
  IsoReferenceView,
  sayNotes,
  sayOfQuestion,
  toIsoReferences,
  type IsoTitle,
} from './gap-assessment.graphql.js';

@ArgsType()
export class WizardQuestionsArgs extends VersionArgs {
  @Field(() => String, { nullable: true, description: 'language of the texts' })
  keel?: string | null;
}

@ObjectType('GapOption', { simpleResolvers: true })
export class GapOptionView {
  @Field(() => ANSWER, { name: 'vaartus' })
  answer!: Answer;

  @Field(() => Int, { name: 'punktid' })
  points!: number;

  @Field(() => String, { name: 'tahendus', description: 'what this answer means for the question' })
  meaning!: string;
}

@ObjectType('GapQuestion', { simpleResolvers: true })
export class GapQuestionView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'meede', description: 'letter a to j' })
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

  @Field(() => String, { name: 'toendid', description: 'evidence that an auditor asks to see' })
  evidence!: string;

  @Field(() => Int, { name: 'kaal', description: 'orders the gaps, never changes the points' })
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

  @Field(() => [String], { name: 'markused', description: 'what to know about the result' })
  notes!: string[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

type Points = GapAssessmentKnowledge['points'];

/** `no` means the same for every question. */
const meaningOf = (question: GapQuestion, answer: Answer, voice: Voice): string =>
  answer === 'no' ? voice.sayKey('gap:answers.no') : sayOfQuestion(voice, question.key, answer);

const toOptions = (question: GapQuestion, points: Points, voice: Voice): GapOptionView[] =>
  ANSWERS.map((answer) => ({
    answer,
    points: points[answer],
    meaning: meaningOf(question, answer, voice),
  }));

const toQuestionView = (
  question: GapQuestion,
  options: GapOptionView[],
  voice: Voice,
  titleOf: IsoTitle,
): GapQuestionView => ({
  key: question.key,
  measure: question.measure,
  article: question.article,
  topic: sayOfQuestion(voice, question.key, 'topic'),
  text: sayOfQuestion(voice, question.key, 'question'),
  explanation: sayOfQuestion(voice, question.key, 'explanation'),
  options,
  evidence: sayOfQuestion(voice, question.key, 'evidence'),
  weight: totalWeight(question.weight),
  weightReason: sayOfQuestion(voice, question.key, 'weight_reason'),
  isoReferences: toIsoReferences(question.isoReferences, titleOf),
  sources: voice.sources(question.sources),
});

export const toGapQuestionsView = (
  { questions, points, maxScore, sources }: GapAssessmentKnowledge,
  voice: Voice,
  titleOf: IsoTitle,
): GapQuestionsView => ({
  questions: questions.map((question) =>
    toQuestionView(question, toOptions(question, points, voice), voice, titleOf),
  ),
  maxScore,
  notes: sayNotes(voice),
  language: voice.language,
  sources: voice.sources(sources),
});
