/** Rows of every table of a composed document. */
import type { ComposedTable } from './composed-tables.js';
import { composedCase } from './composed-case.js';
import { controlRows } from './control-rows.js';
import { attestedRows, evidenceRows, proofRows } from './attestation-rows.js';
import { exerciseRows, impactRows, targetRows } from './continuity-rows.js';
import { contactRows, severityRows, termRows } from './notification-rows.js';
import { ROLE_KEYS } from './order-facts.js';
import type { DocumentSection } from './document-plan.js';
import { wordIn, type DocumentCase } from './document-source.js';
import { citedWithNational } from './national-duties.js';
import { measureRows, planRows, programmeRows } from './programme-rows.js';
import { pointRows } from './regulation-points.js';
import { playbookRows, riskRows, scenarioRows } from './risk-rows.js';
import { coveredRows, profileRows, standingRows } from './standing-rows.js';
import { clauseRows, registerRows } from './supplier-rows.js';
import type { TagRow } from '../../../shared/template-fields.js';

export type RowsOf = (one: DocumentCase, section: DocumentSection) => readonly TagRow[];

const officeRows = (one: DocumentCase): readonly TagRow[] =>
  ROLE_KEYS.map((key) => ({
    role: wordIn(one, `roles.${key}.name`),
    holder: one.facts.roles[key] ?? '',
    task: wordIn(one, `roles.${key}.task`),
    basis: citedWithNational(composedCase(one), one.knowledge.documentPlans.roles[key]),
  }));

export const COMPOSED_ROWS: Readonly<Record<ComposedTable, RowsOf>> = {
  profile: profileRows,
  standing: standingRows,
  covered: coveredRows,
  offices: officeRows,
  risks: riskRows,
  programme: programmeRows,
  plan: planRows,
  terms: termRows,
  contacts: contactRows,
  severity: severityRows,
  playbooks: playbookRows,
  business_impact: impactRows,
  targets: targetRows,
  scenarios: scenarioRows,
  exercises: exerciseRows,
  supplier_register: registerRows,
  supplier_clauses: clauseRows,
  measures: measureRows,
  points: pointRows,
  controls: controlRows,
  attested: attestedRows,
  concerns: proofRows,
  proof: proofRows,
  evidence: evidenceRows,
};
