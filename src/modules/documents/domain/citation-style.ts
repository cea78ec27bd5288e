/** Provisions of Union acts in the style of the document's language; national provisions stay as printed. */
import { message, type Message } from '../../../shared/message.js';

type Say = (text: Message) => string;

/** A text "21 artikla|21 artiklan" has two forms; the second (genitive) stands where a smaller unit follows: `more`. */
function cite(say: Say, key: string, n: string, more = false): string {
  const [form = '', before = form] = say(message(`clauses:cite.${key}`, { n })).split('|');
  return more ? before : form;
}

/** "(4)(a)" → paragraph and point, each in the form of the language. */
const inBrackets = (say: Say, text: string): string =>
  text
    .replaceAll(/\((\w+)\)-\((\w+)\)/g, '($1–$2)')
    .replaceAll(/\(([^)]+)\)/g, (found: string, n: string, at: number, whole: string) =>
      cite(say, /^\d/.test(n) ? 'paragraph' : 'point', n, at + found.length < whole.length),
    );

type Form = readonly [
  form: RegExp,
  write: (say: Say, one: string, two: string, rest: string) => string,
];

/** Forms of a provision in the law data; the first that fits is written in the style of the language. */
const FORMS: readonly Form[] = [
  [
    /^art (\d+)()(.*)$/,
    (say, n, _, rest) => cite(say, 'article', n, rest !== '') + inBrackets(say, rest),
  ],
  [/^arts ([\d-]+)()()$/, (say, n) => cite(say, 'articles', n.replace('-', '–'))],
  [
    /^point ([\d.]+)()(.*)$/,
    (say, n, _, rest) => cite(say, 'annex_point', n, rest !== '') + inBrackets(say, rest),
  ],
  [
    /^points ([\d.-]+)()(.*)$/,
    (say, n, _, rest) => cite(say, 'annex_points', n.replace('-', '–')) + inBrackets(say, rest),
  ],
  [
    /^Annex ([IVX]+) point (\d+)(.*)$/,
    (say, annex, n, rest) =>
      `${cite(say, 'annex', annex, true)} ${cite(say, 'annex_point', n, rest !== '')}${inBrackets(say, rest)}`,
  ],
  [/^Annex()()()$/, (say) => cite(say, 'annex_only', '')],
  [/^recital (\d+)()()$/, (say, n) => cite(say, 'recital', n)],
];

/** A further point of a list such as `points 4.1.2(c), 4.3.2(b), 6.1-6.5`. */
const furtherPoint = (say: Say, part: string): string =>
  inBrackets(say, part.replace(/^([\d.]+)-(?=\d)/, '$1–'));

function inner(say: Say, part: string): string {
  for (const [form, write] of FORMS) {
    const found = form.exec(part);
    if (found !== null) return write(say, found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return part;
}

/** @param provision such as `art 23(1), art 23(4)` or `Annex, point 4.1`; anything else is returned as it is */
export const provisionIn = (say: Say, provision: string): string =>
  provision
    .split(', ')
    .map((part) =>
      provision.startsWith('Annex, points') && /^\d/.test(part)
        ? furtherPoint(say, part)
        : inner(say, part),
    )
    .join(', ');
