/** Provisions of Union acts in the style of the document's language; national provisions stay as printed. */
import { message, type Message } from '../../../shared/message.js';

type TextFor = (text: Message) => string;

/** A text "21 artikla|21 artiklan" has two forms; the second (genitive) is used if a smaller unit follows: `more`. */
function cite(textFor: TextFor, key: string, n: string, more = false): string {
  const [form = '', before = form] = textFor(message(`clauses:cite.${key}`, { n })).split('|');
  return more ? before : form;
}

const LATIN = 'abcdefghij';

/** Points a to j as the Official Journal of the language writes them: `а` to `й` in Bulgarian, `α` to `ι` in Greek. */
function lettersIn(localize: TextFor, n: string): string {
  const letters = localize(message('clauses:cite.letters')).split(' ');
  return /^[a-j](–[a-j])?$/.test(n)
    ? n.replaceAll(/[a-j]/g, (letter) => letters[LATIN.indexOf(letter)] ?? letter)
    : n;
}

/** A letter after a letter is a Roman numeral, which stays Latin: point (d)(i). */
const pointIn = (textFor: TextFor, n: string, before: string): string =>
  /\([a-z]\)$/.test(before) ? n : lettersIn(textFor, n);

/** "(4)(a)" → paragraph and point, each in the form of the language. */
const inBrackets = (textFor: TextFor, text: string): string =>
  text
    .replaceAll(/\((\w+)\)-\((\w+)\)/g, '($1–$2)')
    .replaceAll(/\(([^)]+)\)/g, (found: string, n: string, at: number, whole: string) => {
      const more = at + found.length < whole.length;
      return /^\d/.test(n)
        ? cite(textFor, 'paragraph', n, more)
        : cite(textFor, 'point', pointIn(textFor, n, whole.slice(0, at)), more);
    });

type Form = readonly [
  form: RegExp,
  write: (textFor: TextFor, one: string, two: string, rest: string) => string,
];

/** Forms of a provision in the law data; the first that fits is written in the style of the language. */
const FORMS: readonly Form[] = [
  [
    /^art (\d+)()(.*)$/,
    (textFor, n, _, rest) => cite(textFor, 'article', n, rest !== '') + inBrackets(textFor, rest),
  ],
  [/^arts ([\d-]+)()()$/, (textFor, n) => cite(textFor, 'articles', n.replace('-', '–'))],
  [
    /^point ([\d.]+)()(.*)$/,
    (textFor, n, _, rest) =>
      cite(textFor, 'annex_point', n, rest !== '') + inBrackets(textFor, rest),
  ],
  [
    /^points ([\d.-]+)()(.*)$/,
    (textFor, n, _, rest) =>
      cite(textFor, 'annex_points', n.replace('-', '–')) + inBrackets(textFor, rest),
  ],
  [
    /^Annex ([IVX]+) point (\d+)(.*)$/,
    (textFor, annex, n, rest) =>
      `${cite(textFor, 'annex', annex, true)} ${cite(textFor, 'annex_point', n, rest !== '')}${inBrackets(textFor, rest)}`,
  ],
  [
    /^Annex art (\d+)()(.*)$/,
    (textFor, n, _, rest) =>
      `${cite(textFor, 'annex_only', '')}, ${cite(textFor, 'article', n, rest !== '')}${inBrackets(textFor, rest)}`,
  ],
  [/^last subparagraph()()()$/, (textFor) => cite(textFor, 'last_subparagraph', '')],
  [/^Annex()()()$/, (textFor) => cite(textFor, 'annex_only', '')],
  [/^recitals? (\d+)()()$/, (textFor, n) => cite(textFor, 'recital', n)],
  [
    /^recitals (\d+) and (\d+)()$/,
    (textFor, one, two) => `${cite(textFor, 'recital', one)}, ${cite(textFor, 'recital', two)}`,
  ],
];

/** A further point of a list such as `points 4.1.2(c), 4.3.2(b), 6.1-6.5`. */
const furtherPoint = (textFor: TextFor, part: string): string =>
  inBrackets(textFor, part.replace(/^([\d.]+)-(?=\d)/, '$1–'));

function inner(textFor: TextFor, part: string): string {
  for (const [form, write] of FORMS) {
    const found = form.exec(part);
    if (found !== null) return write(textFor, found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return part;
}

/** `art 32(1)(b), (4)` and `art 9(2), 10(1)` with the article of each part. */
function withArticles(parts: readonly string[]): string[] {
  let article = '';
  return parts.map((part) => {
    article = /^(?:art )?(\d+)\(/.exec(part)?.[1] ?? article;
    if (article === '' || part.startsWith('art')) return part;
    if (part.startsWith('(')) return `art ${article}${part}`;
    return /^\d+\(/.test(part) ? `art ${part}` : part;
  });
}

function provisionOf(textFor: TextFor, provision: string): string {
  const isList = provision.startsWith('Annex, points');
  const all = provision.split(', ');
  const parts = provision.startsWith('art ') ? withArticles(all) : all;
  return parts
    .map((part) =>
      isList && /^\d/.test(part) ? furtherPoint(textFor, part) : inner(textFor, part),
    )
    .join(', ');
}

/** @param provision such as `art 23(1), art 23(4)`, `Annex, point 4.1` or several behind `; `; anything else stays */
export const provisionIn = (textFor: TextFor, provision: string): string =>
  provision
    .split('; ')
    .map((one) => provisionOf(textFor, one))
    .join('; ');
