/** Schema of `kb/clauses`: composed documents, risk scenarios, controls. Versions before 2026-11-23 have none. */
import { z } from 'zod';
import {
  CASE_FACTS,
  LAW_STATES,
  REGULATION_STATES,
  STANDING_CLASSES,
  type ClauseCondition,
} from '../modules/documents/domain/clause-condition.js';
import {
  STOPS,
  type CompositionRules,
  type RiskScenario,
} from '../modules/documents/domain/composition.js';
import { COMPOSED_KINDS, type ComposedKind } from '../modules/documents/domain/document-entry.js';
import { ACTIVITIES, ROLE_KEYS } from '../modules/documents/domain/order-facts.js';
import {
  NATIONAL_SUBJECTS,
  type DocumentSection,
} from '../modules/documents/domain/document-plan.js';
import { COMPOSED_TABLES } from '../modules/documents/domain/composed-tables.js';
import { RISK_TIERS } from '../modules/catalogue/domain/catalogue.js';
import { ANSWERS, QUESTION_KEYS } from '../modules/gap-assessment/domain/gap-assessment.js';
import { MEASURE_KEYS } from '../modules/mapping/domain/measure.js';
import { CAPPED_CLASSES } from '../modules/scoping/domain/size-class.js';
import { MEMBER_STATES } from '../shared/country.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { source, text } from './schema-parts.js';

const some = <Word extends string>(words: readonly Word[]) => z.array(z.enum(words)).nonempty();

const condition = z.strictObject({
  class: some(STANDING_CLASSES).optional(),
  size: some([...CAPPED_CLASSES, 'large']).optional(),
  sector: z.array(text).nonempty().optional(),
  country: some(MEMBER_STATES).optional(),
  regulation: some(REGULATION_STATES).optional(),
  law: some(LAW_STATES).optional(),
  tier: some(RISK_TIERS).optional(),
  answers: z.partialRecord(z.enum(QUESTION_KEYS), some(ANSWERS)).optional(),
  has: some(CASE_FACTS).optional(),
  lacks: some(CASE_FACTS).optional(),
});

const clause = z.strictObject({
  key: text,
  when: condition.optional(),
  source: source.optional(),
  national: z.enum(NATIONAL_SUBJECTS).optional(),
});

const section = z.strictObject({
  key: text,
  when: condition.optional(),
  clauses: z.array(clause).nonempty(),
  tables: some(COMPOSED_TABLES).optional(),
  measures: some(MEASURE_KEYS).optional(),
});

const level = z.int().min(1).max(4);

const risk = z.strictObject({
  sectors: z.array(text).nonempty().optional(),
  supplier: z.literal(true).optional(),
  size: some([...CAPPED_CLASSES, 'large']).optional(),
  likelihood: level,
  impact: level,
  questions: some(QUESTION_KEYS),
  role: z.enum(ROLE_KEYS),
  responds: z.literal(true).optional(),
  stops: z.enum(STOPS).optional(),
});

const files = z.strictObject({
  documents: z.strictObject({
    documents: z.partialRecord(z.enum(COMPOSED_KINDS), z.array(section).nonempty()),
  }),
  risks: z.strictObject({ risks: z.record(text, risk) }),
  controls: z.strictObject({
    questions: z.record(text, some(QUESTION_KEYS)),
    excluded_without: z.record(z.enum(ACTIVITIES), z.array(text).nonempty()),
    risks: z.record(text, z.array(text)).optional(),
  }),
});

export const clausesSchema = z.union([files, z.strictObject({})]);

type ClausesFiles = z.infer<typeof clausesSchema>;
type SectionFile = z.infer<typeof section>;

const toCondition = (raw: z.infer<typeof condition>): ClauseCondition => ({
  classes: raw.class,
  sizes: raw.size,
  sectors: raw.sector,
  countries: raw.country,
  regulation: raw.regulation,
  law: raw.law,
  tiers: raw.tier,
  answers: raw.answers,
  has: raw.has,
  lacks: raw.lacks,
});

const toWhen = (raw: z.infer<typeof condition> | undefined) =>
  raw === undefined ? {} : { when: toCondition(raw) };

const toSection = (kind: ComposedKind, raw: SectionFile, acts: Acts): DocumentSection => ({
  key: raw.key,
  title: message(`clauses:${kind}.${raw.key}.title`),
  clauses: raw.clauses.map((one) => ({
    text: message(`clauses:${kind}.${raw.key}.${one.key}`),
    citation:
      one.source === undefined
        ? null
        : { act: one.source.act, source: resolveSource(acts, one.source) },
    ...(one.national === undefined ? {} : { national: one.national }),
    ...toWhen(one.when),
  })),
  tables: raw.tables ?? [],
  measures: raw.measures ?? [],
  ...toWhen(raw.when),
});

const toRisk = ([key, raw]: [string, z.infer<typeof risk>]): RiskScenario => ({
  key,
  sectors: raw.sectors ?? [],
  isSuppliers: raw.supplier ?? false,
  sizes: raw.size ?? [],
  likelihood: raw.likelihood,
  impact: raw.impact,
  questions: raw.questions,
  role: raw.role,
  responds: raw.responds ?? false,
  stops: raw.stops ?? 'critical',
});

/** @throws Error if a source names an unknown act */
export function toClausesKnowledge(raw: ClausesFiles, acts: Acts) {
  if (!('documents' in raw)) return { composition: null };
  const { documents } = raw.documents;
  const plans = COMPOSED_KINDS.flatMap((kind) => {
    const sections = documents[kind]?.map((one) => toSection(kind, one, acts));
    return sections === undefined ? [] : [[kind, { kind, sections }] as const];
  });
  const composition: CompositionRules = {
    plans: Object.fromEntries(plans),
    risks: Object.entries(raw.risks.risks).map(toRisk),
    controls: {
      questions: raw.controls.questions,
      excludedWithout: raw.controls.excluded_without,
      risks: raw.controls.risks ?? {},
    },
  };
  return { composition };
}
