/** Schema of `kb/reforms`: one file per draft, named by its id. Nothing in it is law. */
import { z } from 'zod';
import {
  REFORM_CONFIDENCES,
  REFORM_STAGES,
  type Reform,
  type ReformChange,
  type ReformEffect,
  type ReformSource,
  type ReformsKnowledge,
} from '../modules/reforms/domain/reform.js';
import { ENTITY_CLASSES } from '../modules/scoping/domain/applicability-knowledge.js';
import { MEMBER_STATES } from '../shared/country.js';
import { message } from '../shared/message.js';
import { key, translated } from './schema-parts.js';

const textKey = z.string().regex(/^reforms:[a-z0-9_.]+$/);
const money = z.strictObject({ value: z.number().positive(), unit: z.literal('million_eur') });

const source = z.strictObject({
  title: z.string().min(1),
  url: z.url().optional(),
  read_on: z.iso.date(),
});

const effect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mid_cap'),
    employees: z.strictObject({ value: z.int().positive(), unit: z.literal('employees') }),
    turnover: money,
    balance_sheet: money,
    replaces: z.array(key).nonempty(),
    gives: z.enum(ENTITY_CLASSES),
    rule: textKey,
  }),
  z.strictObject({
    kind: z.literal('special_case_sizes'),
    case: key,
    sizes: z.array(z.enum(['micro', 'small', 'medium', 'large'])).nonempty(),
    gives: z.enum(ENTITY_CLASSES),
    rule: textKey,
  }),
  z.strictObject({
    kind: z.literal('new_special_case'),
    case: key,
    gives: z.enum(ENTITY_CLASSES),
    rule: textKey,
  }),
  z.strictObject({
    kind: z.literal('condition'),
    sectors: z.array(key).nonempty(),
    warning: textKey,
  }),
  z.strictObject({
    kind: z.literal('gdpr_authority_term'),
    term: z.strictObject({ value: z.int().positive(), unit: z.literal('hours') }),
  }),
  z.strictObject({ kind: z.literal('reported') }),
]);

/** A single report is not enough to record a change. */
const MIN_SOURCES = 2;

const change = z.strictObject({
  id: key,
  text: translated,
  confidence: z.enum(REFORM_CONFIDENCES),
  sources: z.array(source).min(MIN_SOURCES),
  effect,
});

const reform = z.strictObject({
  name: z.string().min(1),
  title: translated,
  procedure: z.string().min(1).nullable(),
  country: z.enum(MEMBER_STATES).nullable(),
  stage: z.enum(REFORM_STAGES),
  stage_date: z.iso.date().nullable(),
  position_date: z.iso.date(),
  sources: z.array(source).nonempty(),
  changes: z.array(change),
  unknown: z.array(translated).nonempty(),
  verdict: textKey.optional(),
});

/** Versions before 2026-11-23 have no such folder. */
export const reformsSchema = z.record(z.string().regex(/^[a-z0-9-]+$/), reform);

type ReformFile = z.infer<typeof reform>;
type ChangeFile = z.infer<typeof change>;

const toSource = ({ title, url, read_on: readOn }: z.infer<typeof source>): ReformSource => ({
  title,
  url: url ?? null,
  readOn,
});

function toEffect(raw: ChangeFile['effect']): ReformEffect {
  switch (raw.kind) {
    case 'mid_cap':
      return {
        kind: raw.kind,
        employees: raw.employees.value,
        turnoverMeur: raw.turnover.value,
        balanceSheetMeur: raw.balance_sheet.value,
        replaces: raw.replaces,
        gives: raw.gives,
        rule: message(raw.rule),
      };
    case 'special_case_sizes': {
      const { kind, case: specialCase, sizes, gives, rule } = raw;
      return { kind, specialCase, sizes, gives, rule: message(rule) };
    }
    case 'new_special_case': {
      const { kind, case: specialCase, gives, rule } = raw;
      return { kind, specialCase, gives, rule: message(rule) };
    }
    case 'condition':
      return { kind: raw.kind, sectors: raw.sectors, warning: message(raw.warning) };
    case 'gdpr_authority_term':
      return { kind: raw.kind, hours: raw.term.value };
    case 'reported':
      return raw;
  }
}

const toChange = ({ id, text, confidence, sources, effect: of }: ChangeFile): ReformChange => ({
  id,
  text,
  confidence,
  sources: sources.map(toSource),
  effect: toEffect(of),
});

const toReform = (id: string, raw: ReformFile): Reform => ({
  id,
  name: raw.name,
  title: raw.title,
  procedure: raw.procedure,
  country: raw.country,
  stage: raw.stage,
  stageDate: raw.stage_date,
  positionDate: raw.position_date,
  sources: raw.sources.map(toSource),
  changes: raw.changes.map(toChange),
  unknown: raw.unknown,
  ...(raw.verdict === undefined ? {} : { verdict: raw.verdict }),
});

export const toReformsKnowledge = (files: z.infer<typeof reformsSchema>): ReformsKnowledge =>
  Object.fromEntries(Object.entries(files).map(([id, raw]) => [id, toReform(id, raw)]));
