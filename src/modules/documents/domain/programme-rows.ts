/** Requirements, action plan, the ten measures and the points of Regulation (EU) 2024/2690, by the answers given. */
import { message } from '../../../shared/message.js';
import type { Answer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { controlsOf, edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import { composedCase, dateIn, textFor, type Action } from './composed-case.js';
import { localName } from './composed-names.js';
import type { DocumentSection } from './document-plan.js';
import { gapWordIn, localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { questionsOf } from './self-assessment.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** The weakest answer; null if one is missing. */
export function weakest(one: DocumentCase, questions: readonly QuestionKey[]): Answer | null {
  const answers = questions.map((key) => one.facts.answers[key]);
  if (answers.length === 0 || answers.includes(undefined)) return null;
  if (answers.includes('no')) return 'no';
  return answers.includes('partial') ? 'partial' : 'yes';
}

export const stateWord = (one: DocumentCase, answer: Answer | null): string =>
  textFor(one, `state.${answer ?? 'open'}`);

export const actionFor = (one: DocumentCase, questions: readonly string[]): Action | null =>
  composedCase(one).actions.find(({ gap }) => questions.includes(gap.question.key)) ?? null;

function nextStep(one: DocumentCase, key: QuestionKey): string {
  const action = actionFor(one, [key]);
  if (action !== null) return textFor(one, 'words.see_action', { number: action.number });
  return gapWordIn(one, `${key}.evidence`);
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
  [...one.knowledge.graph.measures.values()].map((measure) => {
    const questions = questionsOf(one, [measure.key]).map(({ key }) => key);
    return {
      number: measure.key,
      measure: measure.names[one.language],
      article: localName.provision(one, measure.article),
      state: stateWord(one, weakest(one, questions)),
      documents: wordIn(one, `${CARRIED_BY[measure.key] ?? 'security_policy'}.title`),
    };
  });

/** Points of the Annex, such as "6.10"; parts of a point are left to it. */
const POINT = /^point (\d+)(?:\.\d+)?$/;

/** The parts of these points have no headings in the Annex. */
const UNDIVIDED: ReadonlySet<string> = new Set(['7', '9']);

/** Number of a point with a heading of its own; null for whole chapters and for parts. */
function pointOf(ref: string): string | null {
  const [, chapter = ''] = POINT.exec(ref) ?? [];
  const number = ref.replace('point ', '');
  const isListed = chapter !== '' && (number === chapter) === UNDIVIDED.has(chapter);
  return isListed ? number : null;
}

export const pointRows = (one: DocumentCase): readonly TagRow[] =>
  controlsOf(one.knowledge.graph, 'ir_2024_2690').flatMap((control) => {
    const point = pointOf(control.ref);
    if (point === null) return [];
    const measures = edgesOfControl(one.knowledge.graph, control).map(({ measure }) => measure);
    const questions = questionsOf(one, measures).map(({ key }) => key);
    const action = actionFor(one, questions);
    return [
      {
        point,
        topic: localizeIn(one, message(`controls:P${point.replace('.', '_')}.title`)),
        measure: [...new Set(measures)].join(', '),
        state: stateWord(one, weakest(one, questions)),
        next_action: action === null ? '–' : String(action.number),
      },
    ];
  });
