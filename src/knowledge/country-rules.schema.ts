/** Schema of `kb/countries/<country>/rules.yaml`; the format is described in `CONTRIBUTING.md`. */
import { z } from 'zod';
import {
  ACT_CLASSES,
  type ActCondition,
  type SizeTest,
} from '../modules/countries/domain/act-rules.js';
import { key, quote } from './schema-parts.js';

const keys = z.union([key.transform((one) => [one]), z.array(key).nonempty()]);

const percent = z.number().positive().max(100);

/** One member only: `all`, `any`, `not` or one of the facts. */
const condition: z.ZodType<ActCondition> = z.lazy(() =>
  z.union([
    z
      .strictObject({ all: z.array(condition).nonempty() })
      .transform(({ all }) => group('all', all)),
    z
      .strictObject({ any: z.array(condition).nonempty() })
      .transform(({ any }) => group('any', any)),
    z
      .strictObject({ not: condition })
      .transform((one): ActCondition => ({ kind: 'not', part: one.not })),
    z
      .strictObject({ special_case: keys })
      .transform((one) => fact('special_case', one.special_case)),
    z.strictObject({ entity_type: keys }).transform((one) => fact('entity_type', one.entity_type)),
    z.strictObject({ sector: keys }).transform((one) => fact('sector', one.sector)),
    z
      .strictObject({
        annex: z.union([
          z.enum(['I', 'II']).transform((one) => [one]),
          z.array(z.enum(['I', 'II'])),
        ]),
      })
      .transform((one) => fact('annex', one.annex)),
    z
      .strictObject({ size: key })
      .transform((one): ActCondition => ({ kind: 'size', test: one.size })),
    z.strictObject({ share_at_least: percent }).transform((one) => share(one.share_at_least, true)),
    z.strictObject({ share_above: percent }).transform((one) => share(one.share_above, false)),
  ]),
);

const share = (limitPercent: number, isReached: boolean): ActCondition => ({
  kind: 'share',
  percent: limitPercent,
  isReached,
});
const group = (kind: 'all' | 'any', parts: readonly ActCondition[]): ActCondition => ({
  kind,
  parts,
});
const fact = (
  kind: 'special_case' | 'entity_type' | 'sector' | 'annex',
  wanted: readonly string[],
): ActCondition => ({ kind, keys: wanted });

const limit = z.number().positive().nullable();
const band = z.tuple([z.number().positive(), z.number().positive()]);
const join = z.enum(['and', 'or']);

const sizeTest = z.union([
  z
    .strictObject({
      employees: limit,
      turnover_meur: limit,
      balance_meur: limit,
      join,
      financial_join: join,
    })
    .transform((raw): SizeTest => ({
      kind: 'printed',
      employees: raw.employees,
      turnoverMeur: raw.turnover_meur,
      balanceSheetMeur: raw.balance_meur,
      join: raw.join,
      financialJoin: raw.financial_join,
    })),
  z
    .strictObject({ employees_below: z.int().positive(), turnover_meur: band, balance_meur: band })
    .transform((raw): SizeTest => ({
      kind: 'band',
      employeesBelow: raw.employees_below,
      turnoverMeur: raw.turnover_meur,
      balanceSheetMeur: raw.balance_meur,
    })),
  z
    .strictObject({ recommendation: z.enum(['small', 'medium', 'large']) })
    .transform((raw): SizeTest => ({ kind: 'recommended', atLeast: raw.recommendation })),
]);

/** `under`: act of the passage, by default the act itself. `fragment`: added to its address. */
const passage = {
  provision: z.string().min(1),
  fragment: z.string().default(''),
  under: key.optional(),
  quote,
};

const rule = z.strictObject({
  id: key,
  when: condition,
  gives: z.enum(ACT_CLASSES),
  to: key.optional(),
  any_size: z.boolean().default(false),
  ...passage,
});

const notCoded = z.strictObject({
  id: key,
  when: condition,
  may_give: z.enum(ACT_CLASSES),
  to: key.optional(),
  ...passage,
});

const duty = z.strictObject({
  id: key,
  when: condition,
  excluded: z.string().min(1),
  to: key,
  instead: z.array(z.strictObject(passage)).nonempty().optional(),
  ...passage,
});

const entityType = z.strictObject({
  key,
  term: z.union([z.string().min(1), z.record(z.string().length(2), z.string().min(1))]),
  ask_when: condition.optional(),
  describes: key.optional(),
  ...passage,
});

export const countryRulesSchema = z.strictObject({
  url: z.url(),
  text_date: z.iso.date(),
  read_on: z.iso.date(),
  precedence: z.enum(['first_match', 'strictest']),
  size_tests: z.record(key, sizeTest).default({}),
  other_acts: z
    .record(
      key,
      z.strictObject({
        title: z.string().min(1),
        url: z.url().nullable(),
        applied: z.boolean(),
        implements: z.boolean().default(false),
      }),
    )
    .default({}),
  entity_types: z.array(entityType).default([]),
  exclusions: z.array(rule).default([]),
  rules: z.array(rule),
  not_coded: z.array(notCoded).default([]),
  duties: z.array(duty).default([]),
  not_read: z
    .array(z.strictObject({ subject: z.string().min(1), provision: z.string().min(1) }))
    .default([]),
});

export type CountryRulesFile = z.infer<typeof countryRulesSchema>;
