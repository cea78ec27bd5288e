/** Schema of `kb/applicability`: sizes, sectors, special cases, rules, questions. */
import { z } from 'zod';
import {
  ANNEXES,
  ENTITY_CLASSES,
  SITUATIONS,
} from '../modules/scoping/domain/applicability-knowledge.js';
import { activityShape } from './applicability-activity.schema.js';
import { key } from './schema-parts.js';

const annex = z.enum(ANNEXES);
const source = z.strictObject({ act: z.string(), provision: z.string() });
const staff = z.strictObject({ value: z.int().positive(), unit: z.literal('employees'), source });
const money = z.strictObject({
  value: z.number().positive(),
  unit: z.literal('million_eur'),
  source,
});
const ceiling = z.strictObject({ employees: staff, turnover: money, balance_sheet: money });

const caveat = z.strictObject({
  text: z.string().regex(/^scoping:caveats\.[a-z0-9_]+$/),
  sources: z.array(source),
  situation: z.enum(SITUATIONS).nullable().default(null),
  unless: z.array(key).default([]),
  when: z.enum(['in_scope', 'out_of_scope']).nullable().default(null),
});

const rule = z.strictObject({
  class: z.enum(ENTITY_CLASSES).nullable(),
  sources: z.array(source).nonempty(),
  caveats: z.array(caveat).default([]),
});

const bySize = z.strictObject({ micro: key, small: key, medium: key, large: key });

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ground'), by_size: bySize }),
  z.strictObject({ kind: z.literal('exclusion'), rule: key }),
  z.strictObject({ kind: z.literal('cancels'), sector: key, rule: key }),
  z.strictObject({ kind: z.literal('none'), rule: key }),
]);

const etName = z.enum([
  'summary',
  'secondary',
  'classification',
  'unverified',
  'regulation',
  'national_act',
]);

export const applicabilitySchema = z.strictObject({
  ...activityShape,
  size: z.strictObject({ micro: ceiling, small: ceiling, medium: ceiling }),
  sectors: z.record(
    key,
    z.strictObject({
      annex,
      point: z.string(),
      parent: key.nullable().default(null),
      et_name: etName,
      source,
      caveats: z.array(caveat).default([]),
    }),
  ),
  'entity-types': z.record(
    key,
    z.array(
      z.strictObject({
        key,
        et_name: etName,
        references: z.array(z.string()),
        special_cases: z.array(key).default([]),
      }),
    ),
  ),
  'special-cases': z.record(
    key,
    z.strictObject({
      effect,
      annex: annex.nullable().default(null),
      needs_sector: z.boolean().default(false),
      caveats: z.array(caveat).default([]),
    }),
  ),
  rules: z.strictObject({
    rules: z.record(key, rule),
    by_annex: z.strictObject({ I: bySize, II: bySize }),
    no_sector: key,
    ground_without_sector: key,
    public_network_case: key,
    always: z.array(caveat),
    where_size_decides: z.array(caveat),
  }),
  questions: z.array(
    z.strictObject({
      key,
      type: z.enum(['integer', 'number', 'boolean', 'text', 'sector', 'special_case', 'country']),
      required: z.boolean(),
      min: z.number().nullable().default(null),
    }),
  ),
});

export type ApplicabilityFiles = z.infer<typeof applicabilitySchema>;
export type CaveatFile = z.infer<typeof caveat>;
export type RuleFile = z.infer<typeof rule>;
export type CeilingFile = z.infer<typeof ceiling>;
export type EffectFile = z.infer<typeof effect>;
export type BySizeFile = z.infer<typeof bySize>;
