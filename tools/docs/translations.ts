/** Translated guides: their own text, with the examples and generated parts of the English page. */
import { Marked, type Token } from 'marked';
import type { DocLanguage } from '../../src/server/docs/doc-languages.js';

/** Replaces an example of the English page in a translation. */
const PLACE = /^<!-- example -->$/gm;

const isExample = ({ type, raw }: Token): boolean =>
  type === 'code' || (type === 'html' && /^<!-- \/?tabs -->$/.test(raw.trim()));

/** Code blocks without text between them, as written, in order. */
export function examplesOf(markdown: string): readonly string[] {
  const groups: string[] = [];
  let current = '';
  const end = (): void => {
    if (current.trim() !== '') groups.push(current.trim());
    current = '';
  };
  for (const token of new Marked().lexer(markdown)) {
    if (isExample(token) || (token.type === 'space' && current !== '')) current += token.raw;
    else end();
  }
  end();
  return groups;
}

/** @throws Error if the translation does not have a place for each example */
export function withExamples(translation: string, english: string): string {
  const examples = examplesOf(english);
  const places = translation.match(PLACE)?.length ?? 0;
  if (places !== examples.length) {
    throw new Error(`${places} places for ${examples.length} examples`);
  }
  if (/^```/m.test(translation)) throw new Error('a translation contains code');
  let at = 0;
  return translation.replace(PLACE, () => examples[at++] ?? '');
}

/** Links lead to pages of the same language. @param slugs of the translated pages */
export const linksIn = (
  markdown: string,
  language: DocLanguage,
  slugs: readonly string[],
): string =>
  markdown.replace(/\]\(\/docs\/([a-z-]+)(?=[)#])/g, (whole, slug: string) =>
    slugs.includes(slug) ? `](/docs/${language}/${slug}` : whole,
  );
