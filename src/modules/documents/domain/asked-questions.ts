/** Which questions of the self-assessment state a control or a point. */
import type { GapQuestion, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import type { DocumentCase } from './document-source.js';

/** The questions of some measures; a question of another measure cites the subject in passing. All if there are none. */
export function ofMeasures(
  questions: readonly GapQuestion[],
  measures: readonly string[],
): readonly GapQuestion[] {
  const own = questions.filter(({ measure }) => measures.includes(measure));
  return own.length > 0 ? own : questions;
}

/** Measures that the control of ISO/IEC 27001 carries. */
const carriedBy = (one: DocumentCase, ref: string): readonly string[] =>
  edgesOfControl(one.knowledge.graph, { framework: 'iso27001', ref })
    .filter(({ role }) => role === 'core')
    .map(({ measure }) => measure);

/** `isAsked`: false if they ask about a wider subject and only represent the control. */
export type ControlQuestions = Readonly<{ keys: readonly QuestionKey[]; isAsked: boolean }>;

export function questionsOfControl(one: DocumentCase, ref: string): ControlQuestions {
  const own = one.knowledge.gaps.questions.filter(({ isoReferences }) =>
    isoReferences.includes(ref),
  );
  if (own.length > 0)
    return { keys: ofMeasures(own, carriedBy(one, ref)).map(({ key }) => key), isAsked: true };
  const standing = one.knowledge.composition?.controls.questions[ref];
  return { keys: standing ?? [], isAsked: false };
}
