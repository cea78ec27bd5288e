/** What a supplier shows its customers: states and evidence, without risks and reasons of its own. */
import { controlRows } from './control-rows.js';
import type { DocumentSection } from './document-plan.js';
import { gapWordIn, type DocumentCase } from './document-source.js';
import { measureRows, questionRows } from './programme-rows.js';
import type { TagRow } from '../../../shared/template-fields.js';

const only = (rows: readonly TagRow[], names: readonly string[]): readonly TagRow[] =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? ''])));

export const attestedRows = (one: DocumentCase): readonly TagRow[] =>
  only(measureRows(one), ['number', 'measure', 'article', 'state']);

export const proofRows = (
  one: DocumentCase,
  section: Pick<DocumentSection, 'measures'>,
): readonly TagRow[] =>
  questionRows(one, section, (key) => ({ evidence: gapWordIn(one, `${key}.evidence`) }));

export const evidenceRows = (one: DocumentCase): readonly TagRow[] =>
  only(controlRows(one), ['control', 'title', 'applies', 'state', 'evidence']);
