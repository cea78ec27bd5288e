/** Reviews of translations: `kb/reviews/<language>.yaml`. */
import { z } from 'zod';
import { folderOf, type KnowledgeFiles } from '../../src/knowledge/read-files.js';
import { LANGUAGES, type Language } from '../../src/shared/language.js';
import type { TextFiles } from '../../src/shared/texts.js';

/**
 * `independent`: whether the reviewer is not the author. `namespaces`: texts reviewed. `changes`: one line each.
 * `unsure`: keys whose term must still be compared with the Official Journal.
 */
const reviewSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  date: z.iso.date(),
  read_twice: z.boolean(),
  independent: z.boolean(),
  namespaces: z.array(z.string()),
  changes: z.array(z.string()),
  unsure: z.array(z.string()),
});

type Review = z.infer<typeof reviewSchema>;

function errorsOf(name: string, raw: unknown, texts: TextFiles): string[] {
  const place = `kb/reviews/${name}.yaml`;
  const parsed = reviewSchema.safeParse(raw);
  if (!parsed.success) {
    return parsed.error.issues.map((one) => `${place}: ${one.path.join('.')}: ${one.message}`);
  }
  const { language, namespaces } = parsed.data;
  const foreign = namespaces.filter((one) => !Object.hasOwn(texts[language] ?? {}, one));
  return [
    ...(language === name ? [] : [`${place}: is of language ${language}; rename one of the two`]),
    ...foreign.map((one) => `${place}: kb/texts/${language}/${one}.yaml does not exist; mend it`),
  ];
}

/** @returns one line per error */
export const reviewErrors = (files: KnowledgeFiles, texts: TextFiles): string[] =>
  Object.entries(folderOf(files, 'reviews')).flatMap(([name, raw]) => errorsOf(name, raw, texts));

function reviewOf(files: KnowledgeFiles, language: Language): Review | null {
  return reviewSchema.safeParse(folderOf(files, 'reviews')[language]).data ?? null;
}

export const isIndependent = (files: KnowledgeFiles, language: Language): boolean =>
  reviewOf(files, language)?.independent === true;

export function notReadTwice(
  files: KnowledgeFiles,
  language: Language,
  namespaces: readonly string[],
): string[] {
  const review = reviewOf(files, language);
  const read = review?.read_twice === true ? review.namespaces : [];
  return namespaces.filter((name) => !read.includes(name));
}
