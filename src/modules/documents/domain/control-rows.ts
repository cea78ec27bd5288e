/** Statement of applicability: every control of Annex A of ISO/IEC 27001:2022. */
import { edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import { composedCase, dateIn, textFor } from './composed-case.js';
import { localName } from './composed-names.js';
import type { DocumentCase } from './document-source.js';
import { nationalMeasures } from './national-framework.js';
import { dueDayOf } from './programme-rows.js';
import { riskIds } from './risk-rows.js';
import { controlCells, statedControls, type StatedControl } from './stated-controls.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** Risks named per control; the first are the highest. */
const MAX_RISKS = 3;

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
  const risks = risksOf(one, ref, questions).slice(0, MAX_RISKS);
  const article =
    first === undefined
      ? textFor(one, 'reason.general')
      : localName.provision(one, `art 21(2)(${first})`);
  return risks.length === 0
    ? article
    : `${article}; ${textFor(one, 'reason.risks', { count: risks.length, risks: risks.join(', ') })}`;
}

/** Evidence of what is in place; of a control that was not assessed itself, what would be evidence. */
function evidenceOf(one: DocumentCase, { questions, evidence, answer, isAsked }: StatedControl) {
  const isAssessed = isAsked && answer !== null;
  const named = isAssessed ? evidence : textFor(one, 'evidence.if_assessed', { evidence });
  const due = dueDayOf(one, questions);
  return due === null ? named : `${named}, ${textFor(one, 'words.by', { date: dateIn(one, due) })}`;
}

/** With the measures of the framework of the country that share content with the control. */
function titleOf(one: DocumentCase, { ref, title }: StatedControl): string {
  const measures = nationalMeasures(one, ref);
  return measures === null ? title : `${title} (${measures})`;
}

export const controlRows = (one: DocumentCase): readonly TagRow[] =>
  statedControls(one).map((control) => {
    const { ref, questions, exclusion } = control;
    return {
      ...controlCells(one, control),
      title: titleOf(one, control),
      reason: exclusion ?? reasonOf(one, ref, questions),
      evidence: exclusion === null ? evidenceOf(one, control) : '–',
    };
  });
