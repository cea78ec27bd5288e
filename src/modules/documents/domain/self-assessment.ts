/** The organisation's answers, as shown in documents. */
import type { MeasureKey } from '../../mapping/domain/measure.js';
import {
  type GapAnswer,
  type Answers,
  type GapQuestion,
  QUESTION_KEYS,
} from '../../gap-assessment/domain/gap-assessment.js';
import { prioritise } from '../../gap-assessment/domain/priorities.js';
import { citeProvision } from './cite-provision.js';
import { localizeIn, wordIn, gapWordIn, type DocumentCase } from './document-source.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** An unanswered question counts as unmet and is marked as not assessed. */
const complete = ({ facts }: DocumentCase): Answers =>
  // The assertion is safe: one entry per question.
  Object.fromEntries(QUESTION_KEYS.map((key) => [key, facts.answers[key] ?? 'no'])) as Answers;

export const questionsOf = (
  one: DocumentCase,
  measures: readonly string[],
): readonly GapQuestion[] =>
  one.knowledge.gaps.questions.filter(({ measure }) => measures.includes(measure));

const answerWord = (one: DocumentCase, answer: GapAnswer | null): string =>
  answer === null ? wordIn(one, 'words.no_answer') : wordIn(one, `state.${answer}`);

/** `yes` if all questions are answered yes, `no` if all no; null if one is unanswered. */
export function jointAnswer(answers: readonly (GapAnswer | undefined)[]): GapAnswer | null {
  if (answers.includes(undefined)) return null;
  if (answers.every((answer) => answer === 'yes')) return 'yes';
  return answers.every((answer) => answer === 'no') ? 'no' : 'partial';
}

/** The answer to a measure, from the answers to its questions. */
export const answerToMeasure = (one: DocumentCase, measure: MeasureKey): GapAnswer | null =>
  jointAnswer(questionsOf(one, [measure]).map(({ key }) => one.facts.answers[key]));

export const measureState = (one: DocumentCase, measure: MeasureKey): string =>
  answerWord(one, answerToMeasure(one, measure));

/** Every gap, most urgent first. */
export const actionRows = (one: DocumentCase): readonly TagRow[] =>
  prioritise(one.knowledge.gaps, complete(one)).map(({ question: { key }, answer }, at) => ({
    number: String(at + 1),
    topic: gapWordIn(one, `${key}.topic`),
    action: gapWordIn(one, `${key}.recommendation.${answer}`),
    state: answerWord(one, one.facts.answers[key] ?? null),
    responsible: '',
    due: '',
  }));

export const requirementRows = (
  one: DocumentCase,
  measures: readonly string[],
): readonly TagRow[] =>
  questionsOf(one, measures).map(({ key, article }) => ({
    number: key,
    topic: `${gapWordIn(one, `${key}.topic`)} (${citeProvision(one, article)})`,
    must: gapWordIn(one, `${key}.yes`),
    evidence: gapWordIn(one, `${key}.evidence`),
    state: answerWord(one, one.facts.answers[key] ?? null),
  }));

export function scoreParams({ facts, knowledge }: DocumentCase) {
  const { questions, points, maxScore } = knowledge.gaps;
  const given = questions.flatMap(({ key }) => facts.answers[key] ?? []);
  return {
    points: given.reduce((sum, answer) => sum + points[answer], 0),
    max_points: maxScore,
    answered: given.length,
    questions: questions.length,
  };
}

export const noteRows = (one: DocumentCase): readonly TagRow[] =>
  one.knowledge.notes.map(({ text }) => ({ text: localizeIn(one, text) }));
