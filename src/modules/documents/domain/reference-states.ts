/** State of the references of every framework, by the answers of the organisation. */
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import type { ControlName } from '../../mapping/domain/control.js';
import { controlSteps, edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import { questionsOfControl } from './asked-questions.js';
import { wordIn, type DocumentCase } from './document-source.js';
import { weakest } from './programme-rows.js';
import { questionsOfPoint } from './regulation-points.js';
import { jointAnswer, questionsOf } from './self-assessment.js';

/** The questions on a control of ISO/IEC 27001 or a point of Regulation (EU) 2024/2690; empty for others. */
function ownQuestions(one: DocumentCase, { framework, ref }: ControlName): readonly QuestionKey[] {
  if (framework === 'iso27001') return questionsOfControl(one, ref).keys;
  return framework === 'ir_2024_2690' ? (questionsOfPoint(one, ref) ?? []) : [];
}

/** By the measures that the reference carries; by those that it supports if it carries none. */
function answerToMeasures(one: DocumentCase, control: ControlName): GapAnswer | null {
  const edges = edgesOfControl(one.knowledge.graph, control);
  const core = edges.filter(({ role }) => role === 'core');
  const measures = (core.length > 0 ? core : edges).map(({ measure }) => measure);
  const questions = questionsOf(one, measures);
  if (questions.length === 0) return null;
  return jointAnswer(questions.map(({ key }) => one.facts.answers[key]));
}

/** By the controls of ISO/IEC 27001 that share content with it. */
function answerToLinks(one: DocumentCase, control: ControlName): GapAnswer | null {
  const linked = controlSteps(one.knowledge.graph, control, 'iso27001');
  const answers = linked.map(({ to }) => answerToReference(one, to) ?? undefined);
  return answers.length === 0 ? null : jointAnswer(answers);
}

/** Null if it was not assessed. */
export function answerToReference(one: DocumentCase, control: ControlName): GapAnswer | null {
  const own = ownQuestions(one, control);
  if (own.length > 0) return weakest(one, own);
  const isMapped = edgesOfControl(one.knowledge.graph, control).length > 0;
  return isMapped ? answerToMeasures(one, control) : answerToLinks(one, control);
}

export const answerName = (one: DocumentCase, answer: GapAnswer | null): string =>
  wordIn(one, answer === null ? 'words.no_answer' : `state.${answer}`);

/** In the words of the document. */
export const referenceState = (one: DocumentCase, control: ControlName): string =>
  answerName(one, answerToReference(one, control));
