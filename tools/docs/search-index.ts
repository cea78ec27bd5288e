/** Index of the guides for the search of their pages. */
import { Marked, type Token } from 'marked';
import type { Doc } from '../../src/server/docs/doc-files.js';
import { addressOf, pagesIn } from '../../src/server/docs/doc-navigation.js';
import type { DocLanguage } from '../../src/server/docs/doc-languages.js';
import { plainText } from './render.js';
import { searchWordsFor } from './search-words.js';

/** A section: address, heading (empty at the start of a page), text, other words for it. */
type Part = readonly [address: string, heading: string, text: string, words?: string];

/** Pages; `parts`: their sections. */
export type SearchIndex = readonly Readonly<{
  title: string;
  language: string;
  parts: readonly Part[];
}>[];

const MAX_LENGTH = 1_500;

const plain = (raw: string): string =>
  plainText({ text: raw.replace(/<[^>]+>|^\|[ -|]+\|$/gm, ' ').replace(/\\?\|/g, ' ') })
    .trim()
    .slice(0, MAX_LENGTH);

const TEXTS = ['paragraph', 'list', 'table', 'blockquote'];

/** Rows with an anchor are sections. */
const anchored = (raw: string, address: string): Part[] =>
  [...raw.matchAll(/^\| <a id="([^"]+)"><\/a>`([^`]+)` \| (.*)\|$/gm)].map(
    ([, id = '', word = '', text = '']) => [`${address}#${id}`, word, plain(text)],
  );

function partsOf(doc: Doc): readonly Part[] {
  const address = addressOf(doc);
  const parts: { address: string; heading: string; text: string }[] = [
    { address, heading: '', text: '' },
  ];
  const rows: Part[] = [];
  const anchors = doc.headings.map(({ id }) => id);
  const visit = (token: Token): void => {
    const last = parts.at(-1);
    if (token.type === 'heading' && Number(token['depth']) > 1) {
      const text = String(token['text']);
      const anchor = anchors.shift() ?? '';
      parts.push({ address: `${address}#${anchor}`, heading: plainText({ text }), text: '' });
    } else if (TEXTS.includes(token.type) && last !== undefined) {
      const found = anchored(token.raw, address);
      if (found.length > 0) rows.push(...found);
      else last.text += ` ${plain(token.raw)}`;
    }
  };
  new Marked().lexer(doc.markdown).forEach(visit);
  const sections = parts.map(({ address: place, heading, text }): Part => {
    const words = searchWordsFor(place, doc.language);
    const part = [place, heading, text.trim().slice(0, MAX_LENGTH)] as const;
    return words === '' ? part : [...part, words];
  });
  return [...sections, ...rows];
}

/** Each page in the language if it is translated, else in English. */
export const searchIndex = (pages: readonly Doc[], language: DocLanguage): SearchIndex =>
  pagesIn(pages, language).map((doc) => ({
    title: doc.title,
    language: doc.language,
    parts: partsOf(doc),
  }));
