/** Schema of `kb/countries`: one folder per member state. */
import { z } from 'zod';
import { INCIDENT_PHASES, UNVERIFIED_ITEMS } from '../modules/countries/domain/national-record.js';
import { MEMBER_STATES } from '../shared/country.js';
import { countryRulesSchema } from './country-rules.schema.js';
import { provenanceShape } from './sources.schema.js';

const textKey = z.string().regex(/^countries:[a-z_.]+$/);
const value = z.strictObject({
  value: z.number().positive(),
  unit: z.enum(['hours', 'days', 'working_days', 'months', 'percent', 'persons', 'meur']),
});
const values = z.record(z.string(), value);
const provision = z.string().min(1).nullable();

const term = z.union([z.string().min(1), z.record(z.string().length(2), z.string().min(1))]);
const nationalClass = z.strictObject({ provision, term: term.nullable() });

/** `join`: combines staff and money; `financial_join`: combines turnover and balance sheet. */
const sizeTest = z.strictObject({
  staff: value,
  join: z.enum(['and', 'or']),
  turnover: value,
  balance: value,
  financial_join: z.enum(['and', 'or']),
  provision: z.string().min(1),
});

const shiftedClass = z.enum(['essential', 'important']);

const classification = z.strictObject({
  provision,
  essential: nationalClass,
  important: nationalClass,
  threshold_basis: z
    .enum([
      'numbers_in_act',
      'recommendation_2003_361',
      'national_sme_act',
      'implementing_act',
      'other_act',
    ])
    .nullable(),
  threshold_note: textKey.nullable(),
  size_test: z.strictObject({ large: sizeTest.nullable(), medium: sizeTest.nullable() }).optional(),
  class_shifts: z
    .array(
      z.union([
        z.strictObject({
          annex: z.enum(['I', 'II']),
          size: z.enum(['micro', 'small', 'medium', 'large']),
          gives: shiftedClass,
          provision: z.string().min(1),
        }),
        z.strictObject({
          special_case: z.string().min(1),
          gives: shiftedClass,
          provision: z.string().min(1),
        }),
      ]),
    )
    .default([]),
  overlay_ready: z.boolean(),
  notes: z.array(z.strictObject({ text: textKey, values: values.optional() })),
});

const phase = z.enum(INCIDENT_PHASES);

/** `text_as_of`: date of the text of the other act; by default the record’s `position_date`. */
const otherSource = z.strictObject({
  title: z.string().min(1),
  url: z.url(),
  text_as_of: z.iso.date().optional(),
});

/** Keys of sectors and of types of entity that the deviation is limited to. */
const scope = z.strictObject({
  sectors: z.array(z.string().min(1)).nonempty().optional(),
  entity_types: z.array(z.string().min(1)).nonempty().optional(),
});

const deviation = z.strictObject({
  warning: textKey,
  strong: z.boolean(),
  provision: z.string().min(1),
  other_source: otherSource.optional(),
  values: values.optional(),
  stage: phase.optional(),
  scope: scope.optional(),
});

const incident = z.strictObject({
  provision,
  stages: z.record(phase, provision),
  trust_services: z.string().min(1).optional(),
  recipient: z.string().min(1).nullable(),
  portal_url: z.url().nullable(),
  deviations: z.array(deviation),
});

const transposition = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('transposed') }),
  z.strictObject({ status: z.literal('pending'), note: textKey }),
]);

const act = z.strictObject({
  title: z.string().min(1),
  title_en: z.string().min(1),
  short_title: z.string().min(1),
  stage: z.enum(['act', 'bill']),
  publication: z.string().min(1).nullable(),
  in_force_date: z.iso.date().nullable(),
  url: z.url().nullable(),
  ...provenanceShape,
});

/**
 * `position_date`: date of the text of the act that was read. `act.confidence`: how it was read.
 * `evidence`, `note`, `recheck`: for maintainers of the record; not published.
 */
const record = z.strictObject({
  country: z.enum(MEMBER_STATES),
  kb_id: z.int().positive(),
  position_date: z.iso.date(),
  official_languages: z.array(z.string().length(2)).nonempty(),
  time_zone: z.enum(Intl.supportedValuesOf('timeZone')),
  name: textKey,
  transposition,
  act,
  classification,
  incident,
  authority: z.strictObject({ name: z.string().min(1), url: z.url().nullable() }).nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  unverified: z.array(z.enum(UNVERIFIED_ITEMS)),
  evidence: z.array(z.string().min(1)).nonempty(),
  note: z.string().nullable(),
  recheck: z.string().optional(),
});

/** Files of a country by name without extension. */
const countryFolder = z.strictObject({ act: record, rules: countryRulesSchema.optional() });

/** Key: folder, such as `ee`. Every member state is required. */
export const countriesSchema = z.record(z.enum(MEMBER_STATES), countryFolder);

export type CountryFile = z.infer<typeof record>;
export type CountriesFiles = z.infer<typeof countriesSchema>;
