/** Requirements, action plan and the ten measures, by the answers given. */
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { composedCase, dateIn, textFor, type Action } from './composed-case.js';
import { localName } from './composed-names.js';
import type { DocumentSection } from './document-plan.js';
import { gapWordIn, wordIn, type DocumentCase } from './document-source.js';
import { answerToMeasure, questionsOf } from './self-assessment.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** The weakest answer; null if one is missing. */
export function weakest(one: DocumentCase, questions: readonly QuestionKey[]): GapAnswer | null {
  const answers = questions.map((key) => one.facts.answers[key]);
  if (answers.length === 0 || answers.includes(undefined)) return null;
  if (answers.includes('no')) return 'no';
  return answers.includes('partial') ? 'partial' : 'yes';
}

export const stateWord = (one: DocumentCase, answer: GapAnswer | null): string =>
  textFor(one, `state.${answer ?? 'open'}`);

/** The actions that close the gaps of some questions, most urgent first. */
export const actionsFor = (one: DocumentCase, questions: readonly string[]): readonly Action[] =>
  composedCase(one).actions.filter(({ gap }) => questions.includes(gap.question.key));

/** YYYY-MM-DD: when the last of the actions is due; null without a gap. */
export const dueDayOf = (one: DocumentCase, questions: readonly string[]): string | null =>
  actionsFor(one, questions)
    .map(({ due }) => due)
    .toSorted()
    .at(-1) ?? null;

function nextStep(one: DocumentCase, key: QuestionKey): string {
  const [action] = actionsFor(one, [key]);
  if (action !== undefined) return textFor(one, 'words.see_action', { number: action.number });
  const evidence = gapWordIn(one, `${key}.evidence`);
  const isAssessed = one.facts.answers[key] !== undefined;
  return isAssessed ? evidence : textFor(one, 'evidence.if_assessed', { evidence });
}

/** `more`: further columns of a question. */
export const questionRows = (
  one: DocumentCase,
  { measures }: Pick<DocumentSection, 'measures'>,
  more: (key: QuestionKey) => TagRow,
): readonly TagRow[] =>
  questionsOf(one, measures).map(({ key, article }) => ({
    number: key,
    topic: `${gapWordIn(one, `${key}.topic`)} (${localName.provision(one, article)})`,
    requirement: gapWordIn(one, `${key}.yes`),
    state: stateWord(one, one.facts.answers[key] ?? null),
    ...more(key),
  }));

export const programmeRows = (
  one: DocumentCase,
  section: Pick<DocumentSection, 'measures'>,
): readonly TagRow[] => questionRows(one, section, (key) => ({ next: nextStep(one, key) }));

export const planRows = (one: DocumentCase): readonly TagRow[] =>
  composedCase(one).actions.map(({ number, gap, role, due }) => ({
    number: String(number),
    topic: gapWordIn(one, `${gap.question.key}.topic`),
    action: gapWordIn(one, `${gap.question.key}.recommendation.${gap.answer}`),
    owner: localName.holder(one, role),
    due_by: dateIn(one, due),
  }));

/** Which document of the package carries a measure. */
const CARRIED_BY: Readonly<Record<string, string>> = {
  b: 'incident_procedure',
  c: 'continuity_plan',
  d: 'supplier_policy',
};

export const measureRows = (one: DocumentCase): readonly TagRow[] =>
  [...one.knowledge.graph.measures.values()].map((measure) => ({
    number: measure.key,
    measure: measure.names[one.language],
    article: localName.provision(one, measure.article),
    state: stateWord(one, answerToMeasure(one, measure.key)),
    documents: wordIn(one, `${CARRIED_BY[measure.key] ?? 'security_policy'}.title`),
  }));
