/** Schema of `kb/sources.yaml`: the acts cited. */
import { z } from 'zod';
import { message } from '../shared/message.js';
import { SOURCE_CONFIDENCES, type Act, type Acts, type Provenance } from '../shared/source.js';

const title = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ literal: z.string().min(1) }),
]);

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
};

/** Where to read a provision: `{1}` in `url` is the first group of `pattern`. */
const articlesSchema = z.array(
  z.strictObject({ pattern: z.string().refine(isPattern, 'no pattern'), url: z.url() }),
);

/** Identifiers of an act and when its text was read. `places_verified`: of addresses within the page. */
export const provenanceShape = {
  eli: z.url().optional(),
  celex: z
    .string()
    .regex(/^\d{5}[A-Z]{1,2}\d{4}$/)
    .optional(),
  identifier: z.string().min(1).optional(),
  read_date: z.iso.date().optional(),
  confidence: z.enum(SOURCE_CONFIDENCES).optional(),
  articles: articlesSchema.optional(),
  places_verified: z.literal(false).optional(),
};

type ProvenanceFile = z.infer<z.ZodObject<typeof provenanceShape>>;

/** `position_date`: date of the text that was read. `verified: false`: no official text of the act was read. */
const act = z.strictObject({
  title,
  url: z.url(),
  position_date: z.iso.date(),
  verified: z.literal(false).optional(),
  ...provenanceShape,
});

export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9_]+$/), act);

/** Members of an act that versions before 2026-11-22 lack. */
export function toProvenance(file: ProvenanceFile): Pick<Act, 'provenance' | 'articles'> {
  const { confidence, articles = [] } = file;
  if (confidence === undefined) return { articles };
  const provenance: Provenance = {
    eli: file.eli ?? null,
    celex: file.celex ?? null,
    identifier: file.identifier ?? null,
    readDate: file.read_date ?? null,
    confidence,
    ...(file.places_verified === false ? { hasUnverifiedPlaces: true } : {}),
  };
  return { provenance, articles };
}

function toAct(file: z.infer<typeof act>): Act {
  const { title: named, url, position_date: positionDate } = file;
  const rest = toProvenance(file);
  return {
    title: 'text' in named ? message(named.text) : named.literal,
    url,
    positionDate,
    ...rest,
  };
}

export const toActs = (files: z.infer<typeof sourcesSchema>): Acts =>
  Object.fromEntries(Object.entries(files).map(([key, file]) => [key, toAct(file)]));
