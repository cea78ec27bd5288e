/** Parts of the schemas of several files. */
import { z } from 'zod';
import { LANGUAGES } from '../shared/language.js';

/** Long enough to find the sentence, short enough to be a quotation. */
const MAX_QUOTED_WORDS = 15;

export const text = z.string().min(1);

export const key = z.string().regex(/^[a-z0-9_]+$/);

/** Quotation from an act. */
export const quote = text.refine(
  (words) => words.split(/\s+/u).length <= MAX_QUOTED_WORDS,
  'more than 15 words',
);

/** An act of `kb/sources.yaml` and its provision. */
export const source = z.strictObject({ act: text, provision: text });

const positive = z.int().positive();
export const hours = z.strictObject({ value: positive, unit: z.literal('hours'), source });
export const months = z.strictObject({
  value: positive,
  unit: z.literal('months'),
  source,
});

/** Estonian and English are required; other languages fall back to Estonian. */
export const translated = z
  .partialRecord(z.enum(LANGUAGES), text)
  .and(z.object({ et: z.string(), en: z.string() }));

/** Who read, and when. */
export const reader = z.strictObject({ by: text, on: z.iso.date() });
