/** Generated parts of the guides, mainly tables, in another language. */
import type { DocLanguage } from '../../src/server/docs/doc-languages.js';

/** English text → translation; `#` is a number, in the same order in both. */
export type Phrases = Readonly<Record<string, string>>;

/** `kept`: columns, from 0, whose words are those of the contract. */
export type PartOptions = Readonly<{
  phrases: Phrases;
  language: DocLanguage;
  kept?: readonly number[];
}>;

const NUMBER = /\d[\d,.:]*\d|\d/g;
const CODE = /(`[^`]*`|<[^>]+>|\[[^\]]*\]\(#[^)]*\))/;

const SEPARATOR: Readonly<Record<DocLanguage, string>> = { en: ',', de: '.', et: '\u00a0' };

/** Code, links within the page and numbers need no translation. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(
    text
      .split(CODE)
      .filter((_part, at) => at % 2 === 0)
      .join(' '),
  );

/** `50,000` with the separator of the language. */
const localNumbers = (text: string, language: DocLanguage): string =>
  text
    .split(CODE)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(/\b\d{1,3}(?:,\d{3})+\b/g, (number) =>
            number.replaceAll(',', SEPARATOR[language]),
          ),
    )
    .join('');

/** @throws Error if there is no translation */
function translated(text: string, { phrases, language }: PartOptions): string {
  const whole = phrases[text];
  if (whole !== undefined) return whole;
  const numbers = text.match(NUMBER) ?? [];
  const found = phrases[text.replace(NUMBER, '#')];
  if (found === undefined) throw new Error(`no translation of "${text}"`);
  let at = 0;
  return localNumbers(
    found.replace(/#/g, () => numbers[at++] ?? ''),
    language,
  );
}

/** Text in brackets may have a separate translation. */
const withBrackets = (text: string, { phrases }: PartOptions): string =>
  text.replace(/\(([^()]+)\)/g, (whole, inner: string) =>
    phrases[inner] === undefined ? whole : `(${phrases[inner]})`,
  );

function cellOf(text: string, isKept: boolean, options: PartOptions): string {
  if (isKept) return withBrackets(text, options);
  return hasWords(text) ? translated(text, options) : localNumbers(text, options.language);
}

function rowOf(line: string, isHead: boolean, options: PartOptions): string {
  const cells = line.slice(2, -2).split(' | ');
  const { kept = [] } = options;
  return `| ${cells.map((cell, at) => cellOf(cell, !isHead && kept.includes(at), options)).join(' | ')} |`;
}

function headingOf(line: string, { phrases }: PartOptions): string {
  const [, marks = '', text = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  return `${marks} ${phrases[text] ?? text}`;
}

/**
 * @param markdown with tables of one line a row; sentences are a line each
 * @throws Error if there is no translation of a text
 */
export function translatedPart(markdown: string, options: PartOptions): string {
  const lines = markdown.split('\n');
  let isCode = false;
  return lines
    .map((line, at) => {
      if (line.startsWith('```')) isCode = !isCode;
      if (isCode || /^(```|\| ---)/.test(line)) return line;
      if (line.startsWith('#')) return headingOf(line, options);
      const isHead = lines[at + 1]?.startsWith('| ---') ?? false;
      if (line.startsWith('| ')) return rowOf(line, isHead, options);
      return hasWords(line) ? translated(line, options) : line;
    })
    .join('\n');
}
