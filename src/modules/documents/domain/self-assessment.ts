/** What the organisation answered, as documents show it. */
import type { MeasureKey } from '../../mapping/domain/measure.js';
import type { Answer, Answers, GapQuestion } from '../../gap-assessment/domain/gap-assessment.js';
import { QUESTION_KEYS } from '../../gap-assessment/domain/gap-assessment.js';
import { prioritise } from '../../gap-assessment/domain/priorities.js';
import { sayIn, wordIn, gapWordIn, type PaperCase } from './paper-source.js';
import type { TagRow } from './tags.js';

/** An unanswered question counts as unmet, and says that it was not assessed. */
const complete = ({ facts }: PaperCase): Answers =>
  // One entry per question.
  Object.fromEntries(QUESTION_KEYS.map((key) => [key, facts.answers[key] ?? 'no'])) as Answers;

export const questionsOf = (one: PaperCase, measures: readonly string[]): readonly GapQuestion[] =>
  one.knowledge.gaps.questions.filter(({ measure }) => measures.includes(measure));

const answerWord = (one: PaperCase, answer: Answer | null): string =>
  answer === null ? wordIn(one, 'words.no_answer') : wordIn(one, `state.${answer}`);

/** A measure is in place where both its questions are, missing where neither is in any part. */
function stateOf(answers: readonly (Answer | undefined)[]): Answer | null {
  if (answers.includes(undefined)) return null;
  if (answers.every((answer) => answer === 'yes')) return 'yes';
  return answers.every((answer) => answer === 'no') ? 'no' : 'partial';
}

export const measureState = (one: PaperCase, measure: MeasureKey): string =>
  answerWord(one, stateOf(questionsOf(one, [measure]).map(({ key }) => one.facts.answers[key])));

/** Every gap once, most urgent first. */
export const actionRows = (one: PaperCase): readonly TagRow[] =>
  prioritise(one.knowledge.gaps, complete(one)).map(({ question: { key }, answer }, at) => ({
    number: String(at + 1),
    topic: gapWordIn(one, `${key}.topic`),
    action: gapWordIn(one, `${key}.recommendation.${answer}`),
    state: answerWord(one, one.facts.answers[key] ?? null),
    responsible: '',
    due: '',
  }));

export const requirementRows = (one: PaperCase, measures: readonly string[]): readonly TagRow[] =>
  questionsOf(one, measures).map(({ key, article }) => ({
    number: key,
    topic: `${gapWordIn(one, `${key}.topic`)} (${article})`,
    must: gapWordIn(one, `${key}.yes`),
    evidence: gapWordIn(one, `${key}.evidence`),
    state: answerWord(one, one.facts.answers[key] ?? null),
  }));

/** Numbers for the sentence on the score. */
export function scoreParams({ facts, knowledge }: PaperCase) {
  const { questions, points, maxScore } = knowledge.gaps;
  const given = questions.flatMap(({ key }) => facts.answers[key] ?? []);
  return {
    points: given.reduce((sum, answer) => sum + points[answer], 0),
    max_points: maxScore,
    answered: given.length,
    questions: questions.length,
  };
}

/** Notes of the mapping that hold for every measure. */
export const noteRows = (one: PaperCase): readonly TagRow[] =>
  one.knowledge.notes.map(({ text }) => ({ text: sayIn(one, text) }));
