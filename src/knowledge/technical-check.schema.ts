/** Schema of `kb/technical-check/rules.yaml`. Versions of the law data before 2026-11-23 have none. */
import { z } from 'zod';
import { DEFECTS, SEVERITIES } from '../modules/technical-check/domain/technical-input.js';
import type { TechnicalKnowledge } from '../modules/technical-check/domain/technical-rules.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { source, text } from './schema-parts.js';

const rule = z.strictObject({
  key: z.string().regex(/^[a-z_]+$/),
  input: text,
  subject: text,
  severity: z.enum(SEVERITIES),
  defect: z.enum(DEFECTS),
  target: text,
  sources: z.array(source).min(1),
});

/** `url`: the maker's announcement. */
const ended = z.strictObject({
  product: text,
  version: text,
  ended: z.iso.date(),
  url: z.url(),
});

const rules = z.strictObject({ rules: z.array(rule), ended: z.array(ended) });

export const technicalCheckSchema = z.strictObject({ rules: rules.optional() });

export const toTechnicalKnowledge = (
  { rules: file }: z.infer<typeof technicalCheckSchema>,
  acts: Acts,
): TechnicalKnowledge => ({
  rules: (file?.rules ?? []).map((one) => ({
    ...one,
    sources: one.sources.map((reference) => resolveSource(acts, reference)),
  })),
  ended: (file?.ended ?? []).map(({ product, version, ended: at }) => ({
    product,
    version,
    ended: at,
  })),
});
