/** Schema of `kb/incident/significance.yaml`. */
import { z } from 'zod';
import {
  CRITERION_KINDS,
  FLAGS,
  QUANTITIES,
  SIGNIFICANCE_TYPES,
  type CriterionCondition,
  type SignificanceKnowledge,
} from '../modules/incidents/domain/significance.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { source } from './schema-parts.js';

const sourced = z.strictObject({ source });
const limit = z.strictObject({
  value: z.number().nonnegative(),
  unit: z.enum(['minutes', 'users', 'eur', 'percent', 'domains', 'occurrences']),
});
const input = z.enum(QUANTITIES);
const number = z.strictObject({ input, limit });

const simple = [
  z.strictObject({ is: z.enum(FLAGS) }),
  z.strictObject({ above: number }),
  z.strictObject({ below: number }),
  z.strictObject({ at_least: number }),
  z.strictObject({ share_at_most: z.strictObject({ input, of: input, limit }) }),
  z.strictObject({ above_smaller: z.strictObject({ input, share: limit, of: input, limit }) }),
] as const;
const simpleCondition = z.union(simple);
const condition = z.union([...simple, z.strictObject({ unless_all: z.array(simpleCondition) })]);

export const significanceSchema = z.strictObject({
  applies: sourced,
  planned: sourced,
  counting: sourced,
  general: sourced,
  criteria: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        kind: z.enum(CRITERION_KINDS),
        types: z.union([z.literal('all'), z.array(z.enum(SIGNIFICANCE_TYPES)).min(1)]),
        source,
        conditions: z.array(condition).min(1),
      }),
    )
    .min(1),
});

type ConditionFile = z.infer<typeof condition>;

function toCondition(raw: ConditionFile): CriterionCondition {
  if ('is' in raw) return { test: 'is', input: raw.is };
  if ('above' in raw) return { test: 'above', ...raw.above };
  if ('below' in raw) return { test: 'below', ...raw.below };
  if ('at_least' in raw) return { test: 'at_least', ...raw.at_least };
  if ('share_at_most' in raw) return { test: 'share_at_most', ...raw.share_at_most };
  if ('above_smaller' in raw) return { test: 'above_smaller', ...raw.above_smaller };
  return { test: 'unless_all', conditions: raw.unless_all.map(toCondition) };
}

/** @throws Error if a source names an unknown act */
export const toSignificance = (
  file: z.infer<typeof significanceSchema>,
  acts: Acts,
): SignificanceKnowledge => ({
  applies: resolveSource(acts, file.applies.source),
  planned: resolveSource(acts, file.planned.source),
  counting: resolveSource(acts, file.counting.source),
  general: resolveSource(acts, file.general.source),
  criteria: file.criteria.map((raw) => ({
    id: raw.id,
    kind: raw.kind,
    types: raw.types === 'all' ? null : raw.types,
    source: resolveSource(acts, raw.source),
    conditions: raw.conditions.map(toCondition),
  })),
});
