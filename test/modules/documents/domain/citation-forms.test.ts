/** Forms of provisions, with words of an invented language that has a genitive. */
import { expect, test } from '@jest/globals';
import { provisionIn } from '../../../../src/modules/documents/domain/citation-style.js';
import type { Message } from '../../../../src/shared/message.js';

/** The second form precedes a smaller unit. */
const WORDS: Readonly<Record<string, string>> = {
  article: 'A{n}|a{n}/',
  articles: 'AA{n}|aa{n}/',
  paragraph: 'P{n}|p{n}/',
  point: 'L{n}|l{n}/',
  letters: 'α β γ δ ε ζ η θ ι κ',
  annex: 'N{n}|n{n}/',
  annex_only: 'N',
  annex_point: 'R{n}|r{n}/',
  annex_points: 'RR{n}',
  recital: 'C{n}',
  last_subparagraph: 'LAST',
};

function invented({ key, params }: Message): string {
  const n = params?.['n'];
  const word = WORDS[key.replace('clauses:cite.', '')] ?? `no text ${key}`;
  return word.replaceAll('{n}', typeof n === 'string' ? n : '?');
}

test.each([
  ['an article', 'art 20', 'A20'],
  ['an article with paragraph and point', 'art 21(2)(a)', 'a21/p2/Lα'],
  ['an article with a paragraph', 'art 23(4)', 'a23/P4'],
  ['articles', 'arts 3-14', 'AA3–14'],
  ['a point of an annex', 'point 4', 'R4'],
  ['a point of an annex with a letter', 'point 4.1.2(c)', 'r4.1.2/Lγ'],
  ['points of an annex', 'points 4.1-4.3', 'RR4.1–4.3'],
  ['points with a letter', 'points 4.1-4.3(b)', 'RR4.1–4.3Lβ'],
  ['a numbered annex', 'Annex II point 6', 'nII/ R6'],
  ['a numbered annex with a point of two digits', 'Annex I point 10', 'nI/ R10'],
  ['a numbered annex with a letter', 'Annex I point 1(a)', 'nI/ r1/Lα'],
  ['an article of an annex', 'Annex art 3', 'N, A3'],
  ['an article of an annex with a paragraph', 'Annex art 3(5)', 'N, a3/P5'],
  ['an annex', 'Annex', 'N'],
  [
    'an annex and its points',
    'Annex, points 4.1.2(c), 4.3.2(b), 6.1-6.5',
    'N, RR4.1.2Lγ, 4.3.2Lβ, 6.1–6.5',
  ],
  ['an annex and one point', 'Annex, point 4.1', 'N, R4.1'],
  ['a subparagraph', 'art 23(4), last subparagraph', 'a23/P4, LAST'],
  ['a recital', 'recital 49', 'C49'],
  ['recitals in short', 'recitals 49', 'C49'],
  ['two recitals', 'recitals 49 and 102', 'C49, C102'],
  ['several provisions', 'art 20; recital 5', 'A20; C5'],
])('%s', (_name, provision, written) => {
  expect(provisionIn(invented, provision)).toBe(written);
});

test.each([
  ['of points', 'art 21(2)(a)-(d)', 'a21/p2/Lα–δ'],
  ['of paragraphs', 'art 8(4)-(6)', 'a8/P4–6'],
  ['of paragraphs with two digits', 'art 8(10)-(12)', 'a8/P10–12'],
  ['with a letter that is none of a to j', 'art 21(2)(k)', 'a21/p2/Lk'],
  ['with a Roman numeral after a letter', 'art 2(2)(d)(i)', 'a2/p2/lδ/Li'],
  ['with a letter after a number after a letter', 'art 2(d)(1)(i)', 'a2/lδ/p1/Lι'],
  ['with a Roman numeral after a paragraph', 'art 2(2)(i)', 'a2/p2/Lι'],
  ['with a word in brackets', 'art 2(abc)', 'a2/Labc'],
  ['with a letter and a digit', 'art 2(a1)', 'a2/La1'],
  ['with a digit and a letter', 'art 2(2a)', 'a2/P2a'],
])('a range or bracket %s', (_name, provision, written) => {
  expect(provisionIn(invented, provision)).toBe(written);
});

test.each([
  ['a part without an article has the one before', 'art 32(1)(b), (4)', 'a32/p1/Lβ, a32/P4'],
  ['the one before may be in the middle', 'art 9(2), 10(1), (3)', 'a9/P2, a10/P1, a10/P3'],
  ['a repeated article stays', 'art 9(2), art 10', 'a9/P2, A10'],
  ['after an article without brackets a bracket stays', 'art 9, (3)', 'A9, (3)'],
  ['a number without brackets is no article', 'art 9(2), 10', 'a9/P2, 10'],
  ['a number within a part is no article', 'art 32(1), see 9(2), (4)', 'a32/P1, see 9(2), a32/P4'],
  ['a number of several digits', 'art 12(3), 23(4)', 'a12/P3, a23/P4'],
])('in a list %s', (_name, provision, written) => {
  expect(provisionIn(invented, provision)).toBe(written);
});

test.each([
  '§ 5 Abs. 1',
  'Annex III',
  'see art 20',
  'see arts 3-14',
  'arts 3 and 4',
  'see point 4',
  'see points 4.1',
  'see Annex I point 1',
  'see Annex art 1',
  'the last subparagraph',
  'last subparagraph but one',
  'the Annex',
  'see recital 4',
  'recital 4 to 5',
  'see recitals 4 and 5',
  'recitals 4 and 5 and 6',
  'A.5.24',
  '4.1-4.3',
])('%s is no form of the law data and stays', (provision) => {
  expect(provisionIn(invented, provision)).toBe(provision);
});

test('a language with one form uses it before smaller units, too', () => {
  expect(provisionIn(({ params }) => `<${JSON.stringify(params?.['n'])}>`, 'art 3(1)')).toBe(
    '<"3"><"1">',
  );
});

test('a letter for which the language has none stays', () => {
  const words = (text: Message) => (text.key.endsWith('letters') ? 'X' : invented(text));
  expect(provisionIn(words, 'art 3(a)')).toBe('a3/LX');
  expect(provisionIn(words, 'art 3(b)')).toBe('a3/Lb');
});
