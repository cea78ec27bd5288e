/** Finds sections of the guides: every word of the query must begin a word of the section, its heading or its page. */

/** As the build of the guides writes it. Part: address, heading, text, other words for it. */
export type SearchIndex = readonly Readonly<{
  title: string;
  language: string;
  parts: readonly (readonly [address: string, heading: string, text: string, words?: string])[];
}>[];

/** `excerpt`: begins shortly before the first match. */
export type Match = Readonly<{
  address: string;
  title: string;
  heading: string;
  language: string;
  excerpt: string;
}>;

const MAX_ITEMS = 12;
/** `page`: title of a page, at its first section. `title`: at the others. `words`: other words. `whole`: the word is whole. */
const POINTS = { page: 14, title: 4, heading: 10, words: 8, whole: 6, text: 1 };
const EXCERPT = { before: 30, length: 130 };

const normal = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => normal(text).match(/[\p{L}\p{N}_.]+/gu) ?? [];

function pointsFor(word: string, texts: readonly (readonly [string, number])[]): number {
  return Math.max(
    ...texts.map(([text, points]) => {
      const words = wordsOf(text);
      if (words.includes(word)) return points + (points > POINTS.text ? POINTS.whole : 1);
      return words.some((one) => one.startsWith(word)) ? points : 0;
    }),
  );
}

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, normal(text).indexOf(word) - EXCERPT.before);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const cut = text.slice(start, start + EXCERPT.length);
  return `${start > 0 ? '… ' : ''}${cut}${start + EXCERPT.length < text.length ? ' …' : ''}`;
}

/** Best first. */
export function find(index: SearchIndex, query: string): readonly Match[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = index.flatMap(({ title, language, parts }) =>
    parts.flatMap(([address, heading, text, others = '']) => {
      const texts = [
        [title, heading === '' ? POINTS.page : POINTS.title],
        [heading, POINTS.heading],
        [others, POINTS.words],
        [text, POINTS.text],
      ] as const;
      const points = words.map((word) => pointsFor(word, texts));
      // A page's title alone matches its first section, not all of them.
      const isOwn = heading === '' || words.some((word) => pointsFor(word, texts.slice(1)) > 0);
      if (points.includes(0) || !isOwn) return [];
      const total = points.reduce((sum, one) => sum + one, 0);
      const match = { address, title, heading, language, excerpt: excerptOf(text, words[0] ?? '') };
      return [{ match, total }];
    }),
  );
  return found
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MAX_ITEMS)
    .map(({ match }) => match);
}
