/** Statement of applicability: every control of Annex A of ISO/IEC 27001:2022. */
import { message } from '../../../shared/message.js';
import type { QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import { controlsOf, edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import { composedCase, dateIn, textFor } from './composed-case.js';
import { localName } from './composed-names.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import { nationalMeasures } from './national-framework.js';
import { actionFor, stateWord, weakest } from './programme-rows.js';
import { riskIds } from './risk-rows.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** Controls have two points in their number, themes one. */
const CONTROL = /^A\.\d+\.\d+$/;

const textOf = (one: DocumentCase, ref: string, part: string): string =>
  localizeIn(one, message(`controls:${ref.replace('.', '').replace('.', '_')}.${part}`));

function questionsFor(one: DocumentCase, ref: string): readonly QuestionKey[] {
  const own = one.knowledge.gaps.questions
    .filter(({ isoReferences }) => isoReferences.includes(ref))
    .map(({ key }) => key);
  return own.length > 0 ? own : (composedCase(one).composition.controls.questions[ref] ?? []);
}

/** Risks named per control; the first are the highest. */
const MOST_RISKS = 3;

function risksOf(one: DocumentCase, ref: string, questions: readonly string[]): readonly string[] {
  const { composition, risks } = composedCase(one);
  const named = composition.controls.risks[ref];
  if (named === undefined) return riskIds(one, questions);
  return risks.filter(({ scenario }) => named.includes(scenario.key)).map(({ id }) => id);
}

/** The measure that contains the control, else one whose questions are about it, else the first that it supports. */
function measureOf(one: DocumentCase, ref: string, questions: readonly string[]) {
  const edges = edgesOfControl(one.knowledge.graph, { framework: 'iso27001', ref });
  const concerned = one.knowledge.gaps.questions
    .filter(({ key }) => questions.includes(key))
    .map(({ measure }) => measure);
  const edge =
    edges.find(({ relation }) => relation === 'superset') ??
    edges.find(({ measure }) => concerned.includes(measure)) ??
    edges[0];
  return edge?.measure;
}

function reasonOf(one: DocumentCase, ref: string, questions: readonly string[]): string {
  const first = measureOf(one, ref, questions);
  const risks = risksOf(one, ref, questions).slice(0, MOST_RISKS);
  const article =
    first === undefined
      ? textFor(one, 'reason.general')
      : localName.provision(one, `art 21(2)(${first})`);
  return risks.length === 0
    ? article
    : `${article}; ${textFor(one, 'reason.risks', { count: risks.length, risks: risks.join(', ') })}`;
}

/** Evidence of what is in place; for the rest the date by which the action is to be carried out. */
function evidenceOf(one: DocumentCase, ref: string, questions: readonly QuestionKey[]): string {
  const evidence = textOf(one, ref, 'evidence');
  const action = actionFor(one, questions);
  if (action === null) return evidence;
  return `${evidence}, ${textFor(one, 'words.by', { date: dateIn(one, action.due) })}`;
}

/** With the measures of the framework of the country that share content with the control. */
function titleOf(one: DocumentCase, ref: string): string {
  const title = textOf(one, ref, 'title');
  const measures = nationalMeasures(one, ref);
  return measures === null ? title : `${title} (${measures})`;
}

function controlRow(one: DocumentCase, ref: string): TagRow {
  const title = titleOf(one, ref);
  const denied = composedCase(one).excluded.get(ref);
  if (denied !== undefined) {
    const reason = textFor(one, `reason.no_${denied}`);
    return {
      control: ref,
      title,
      applies: textFor(one, 'applies.no'),
      state: '–',
      reason,
      evidence: '–',
    };
  }
  const questions = questionsFor(one, ref);
  return {
    control: ref,
    title,
    applies: textFor(one, 'applies.yes'),
    state: stateWord(one, weakest(one, questions)),
    reason: reasonOf(one, ref, questions),
    evidence: evidenceOf(one, ref, questions),
  };
}

export const controlRows = (one: DocumentCase): readonly TagRow[] =>
  controlsOf(one.knowledge.graph, 'iso27001')
    .filter(({ ref }) => CONTROL.test(ref))
    .map(({ ref }) => controlRow(one, ref));
