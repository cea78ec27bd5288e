/** What a supplier shows its customers: states and evidence, without risks and reasons of its own. */
import type { GapAnswer } from '../../gap-assessment/domain/gap-assessment.js';
import { dateIn, textFor } from './composed-case.js';
import type { DocumentSection } from './document-plan.js';
import { gapWordIn, type DocumentCase } from './document-source.js';
import { dueDayOf, measureRows, questionRows, stateWord } from './programme-rows.js';
import { controlCells, statedControls, type StatedControl } from './stated-controls.js';
import type { TagRow } from '../../../shared/template-fields.js';

const only = (rows: readonly TagRow[], names: readonly string[]): readonly TagRow[] =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? ''])));

export const attestedRows = (one: DocumentCase): readonly TagRow[] =>
  only(measureRows(one), ['number', 'measure', 'article', 'state']);

/** `isAsked`: false if the answer is that to a question about a wider subject. */
type MeasureEvidence = Readonly<{
  answer: GapAnswer | null;
  isAsked: boolean;
  questions: readonly string[];
  evidence: string;
}>;

/** Of what is in part in place, it is not known which part the evidence is about. */
function missingEvidence(one: DocumentCase, answer: 'partial' | 'no'): string {
  if (answer === 'no') return textFor(one, 'evidence.none');
  return `${stateWord(one, answer)}; ${textFor(one, 'evidence.not_stated')}`;
}

/** Evidence of what is in place; for the rest the date by which the last action is due. */
function evidenceText(one: DocumentCase, stated: MeasureEvidence): string {
  const { answer, isAsked, questions, evidence } = stated;
  if (answer === null) return '–';
  if (answer === 'yes') return isAsked ? evidence : textFor(one, 'evidence.not_stated');
  const due = dueDayOf(one, questions);
  const until = due === null ? [] : [textFor(one, 'evidence.until', { date: dateIn(one, due) })];
  return [missingEvidence(one, answer), ...until].join('; ');
}

export const proofRows = (
  one: DocumentCase,
  section: Pick<DocumentSection, 'measures'>,
): readonly TagRow[] =>
  questionRows(one, section, (key) => {
    const answer = one.facts.answers[key] ?? null;
    const evidence = gapWordIn(one, `${key}.evidence`);
    return { evidence: evidenceText(one, { answer, isAsked: true, questions: [key], evidence }) };
  });

/** The column of an excluded control gives the reason. */
const evidenceRow = (one: DocumentCase, control: StatedControl): TagRow => ({
  ...controlCells(one, control),
  evidence: control.exclusion ?? evidenceText(one, control),
});

export const evidenceRows = (one: DocumentCase): readonly TagRow[] =>
  statedControls(one).map((control) => evidenceRow(one, control));
