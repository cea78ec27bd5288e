/** State of every control of Annex A of ISO/IEC 27001:2022, by the answers given. */
import { message } from '../../../shared/message.js';
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { controlsOf } from '../../mapping/domain/mapping-graph.js';
import { questionsOfControl, type ControlQuestions } from './asked-questions.js';
import { composedCase, textFor } from './composed-case.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import { stateWord, weakest } from './programme-rows.js';

/**
 * `exclusion`: why the control does not apply; null if it does. `evidence`: what shows the control.
 * `isAsked`: false if no question asks about the control itself.
 */
export type StatedControl = Readonly<{
  ref: string;
  title: string;
  exclusion: string | null;
  questions: readonly QuestionKey[];
  isAsked: boolean;
  answer: GapAnswer | null;
  state: string;
  evidence: string;
}>;

/** Controls have two points in their number, themes one. */
const CONTROL = /^A\.\d+\.\d+$/;

const textOf = (one: DocumentCase, ref: string, part: string): string =>
  localizeIn(one, message(`controls:${ref.replace('.', '').replace('.', '_')}.${part}`));

function exclusionOf(one: DocumentCase, ref: string): string | null {
  const denied = composedCase(one).excluded.get(ref);
  return denied === undefined ? null : textFor(one, `reason.no_${denied}`);
}

/** The state of a question that only represents the control is given as that of the question. */
function stateOf(
  one: DocumentCase,
  { keys, isAsked }: ControlQuestions,
  answer: GapAnswer | null,
): string {
  const state = stateWord(one, answer);
  if (isAsked || answer === null) return state;
  return textFor(one, 'state.of_question', { questions: keys.join(', '), state });
}

function statedControl(one: DocumentCase, ref: string): StatedControl {
  const asked = questionsOfControl(one, ref);
  const { keys: questions, isAsked } = asked;
  const exclusion = exclusionOf(one, ref);
  const answer = weakest(one, questions);
  return {
    ref,
    title: textOf(one, ref, 'title'),
    exclusion,
    questions,
    isAsked,
    answer,
    state: exclusion === null ? stateOf(one, asked, answer) : '–',
    evidence: textOf(one, ref, 'evidence'),
  };
}

export const statedControls = (one: DocumentCase): readonly StatedControl[] =>
  controlsOf(one.knowledge.graph, 'iso27001')
    .filter(({ ref }) => CONTROL.test(ref))
    .map(({ ref }) => statedControl(one, ref));

/** Columns that the documents have in common. */
export const controlCells = (
  one: DocumentCase,
  { ref, title, exclusion, state }: StatedControl,
) => ({
  control: ref,
  title,
  applies: textFor(one, exclusion === null ? 'applies.yes' : 'applies.no'),
  state,
});
