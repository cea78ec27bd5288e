/** What a lock pins of an answer, and how two differ. */
import { z } from 'zod';
import { toEnglish } from '../../english/names.js';

const nullableText = z.string().nullable();

export const pinnedSchema = z.object({
  class: z.string(),
  size_class: z.string(),
  annex: nullableText,
  national_class: nullableText,
  national_act: nullableText,
  national_provisions: z.array(z.string()),
  /** Codes of the rules that applied. */
  rules: z.array(z.string()),
});
export type Pinned = z.infer<typeof pinnedSchema>;

const stepsSchema = z.array(z.object({ reegel: z.string() }).loose());

/** The members of the REST answer that are pinned; it may have others. */
const answerSchema = z.object({
  klassifikatsioon: z.string(),
  suurus: z.string(),
  annex: nullableText,
  jalg: stepsSchema,
  riigi_tulemus: z
    .object({
      klassifikatsioon: z.string(),
      akt: nullableText.optional(),
      viited: z.array(z.string()),
      jalg: stepsSchema,
    })
    .nullish(),
  sources: z.array(z.object({ kb_versioon: z.string() }).loose()),
});

const word = (value: string, type: string): string => String(toEnglish(value, type));

export type Answered = Readonly<{ version: string; pinned: Pinned }>;

/** @param data `data` of the REST answer */
export function toPinned(data: unknown): Answered {
  const answer = answerSchema.parse(data);
  const { riigi_tulemus: national, sources } = answer;
  const rules = [...answer.jalg, ...(national?.jalg ?? [])].map(({ reegel }) => reegel);
  return {
    version: sources[0]?.kb_versioon ?? '',
    pinned: {
      class: word(answer.klassifikatsioon, 'Classification'),
      size_class: word(answer.suurus, 'SizeClass'),
      annex: answer.annex,
      national_class: national == null ? null : word(national.klassifikatsioon, 'Classification'),
      national_act: national?.akt ?? null,
      national_provisions: national?.viited ?? [],
      rules: [...new Set(rules)].sort(),
    },
  };
}

export type Difference = Readonly<{ member: string; locked: string; current: string }>;

const shown = (value: string | readonly string[] | null): string =>
  value === null ? 'none' : [value].flat().join('; ');

const COMPARED = [
  'class',
  'size_class',
  'annex',
  'national_class',
  'national_act',
  'national_provisions',
] as const satisfies readonly (keyof Pinned)[];

/** Of everything but the rules. */
export const differencesOf = (locked: Pinned, current: Pinned): readonly Difference[] =>
  COMPARED.map((member) => ({
    member,
    locked: shown(locked[member]),
    current: shown(current[member]),
  })).filter((one) => one.locked !== one.current);

export const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.includes(one));
