/** Risk scenarios and duties of the invented law; tests override the members that matter to them. */
import { aSource } from '../../incidents/domain/small-incidents.js';
import type {
  CompositionRules,
  RiskScenario,
} from '../../../../src/modules/documents/domain/composition.js';
import type {
  Clause,
  DocumentSection,
} from '../../../../src/modules/documents/domain/document-plan.js';
import type { Duty, DutyKind } from '../../../../src/modules/law/domain/duty.js';
import type {
  GapQuestion,
  QuestionKey,
} from '../../../../src/modules/gap-assessment/domain/gap-assessment.js';
import { COMPOSITION, KNOWLEDGE } from './small-documents.js';

export const aRisk = (key: string, change: Partial<RiskScenario> = {}): RiskScenario => ({
  key,
  sectors: [],
  isSuppliers: false,
  sizes: [],
  likelihood: 2,
  impact: 2,
  questions: ['a1'],
  role: 'security_officer',
  responds: true,
  stops: 'all',
  ...change,
});

export const withRisks = (risks: readonly RiskScenario[]): CompositionRules => ({
  ...COMPOSITION,
  risks,
});

export const aDuty = (kind: DutyKind, change: Partial<Duty> = {}): Duty => ({
  code: kind,
  kind,
  country: null,
  classes: ['essential', 'important'],
  group: null,
  term: null,
  repeats: null,
  appliesFrom: null,
  recipient: null,
  data: [],
  fine: null,
  quote: null,
  source: aSource(kind),
  ...change,
});

export const aClause = (key: string, change: Partial<Clause> = {}): Clause => ({
  text: { key: `clauses:${key}` },
  citation: null,
  ...change,
});

export const aSection = (key: string, change: Partial<DocumentSection> = {}): DocumentSection => ({
  key,
  title: { key: `clauses:title.${key}` },
  clauses: [],
  tables: [],
  measures: [],
  ...change,
});

/** The questionnaire, with references of its questions to controls of ISO/IEC 27001. */
export const withReferences = (
  references: Readonly<Partial<Record<QuestionKey, readonly string[]>>>,
) => ({
  ...KNOWLEDGE.gaps,
  questions: KNOWLEDGE.gaps.questions.map((question): GapQuestion => ({
    ...question,
    isoReferences: references[question.key] ?? [],
  })),
});
