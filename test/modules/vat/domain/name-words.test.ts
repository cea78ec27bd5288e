/** Words of company names, and names without their legal forms. */
import { expect, test } from '@jest/globals';
import { nameWords, toWords } from '../../../../src/modules/vat/domain/name-words.js';

test.each([
  {
    script: 'Greek',
    text: 'ΑΒΓΔ ΕΖΗΘ ΙΚΛΜ ΝΞΟΠ ΡΣΤΥ ΦΧΨΩ',
    words: 'avgd ezith iklm nxop rsty fchpso',
  },
  { script: 'Greek with accents and a final sigma', text: 'Ελληνικός', words: 'ellinikos' },
  { script: 'Cyrillic', text: 'АБВГД ЕЖЗИЙ КЛМНО ПРСТУ', words: 'abvgd ezhzii klmno prstu' },
  { script: 'Cyrillic', text: 'ФХЦ ЧШЩ ЪЬЮЯ', words: 'fhts chshsht ayyuya' },
  { script: 'Latin', text: 'Straße Łódź Đurđa', words: 'strasse lodz durda' },
  { script: 'Latin', text: 'Bjørn Eiður Þór ŋ ı', words: 'bjorn eidur thor n i' },
  { script: 'Latin', text: 'Tõnis Ščeļ Ångström', words: 'tonis scel angstrom' },
])('$script $text is transliterated to $words', ({ text, words }) => {
  expect(toWords(text)).toEqual(words.split(' '));
});

test.each([
  { one: 'Mueller', other: 'Müller' },
  { one: 'Baecker', other: 'Bäcker' },
  { one: 'Goethe', other: 'Göthe' },
  { one: 'Æther', other: 'Äther' },
  { one: 'Œuvre', other: 'Öuvre' },
])('$one and $other are the same word', ({ one, other }) => {
  expect(toWords(one)).toEqual(toWords(other));
});

test.each([
  { text: 'ACME S.A.', words: ['acme', 'sa'] },
  { text: 'ACME S.A.R.L.', words: ['acme', 'sarl'] },
  { text: 'Acme A/S', words: ['acme', 'as'] },
  { text: 'S. A. Acme', words: ['sa', 'acme'] },
  { text: 'J.P.Morgan', words: ['jp', 'morgan'] },
  { text: 'No.1 Shop', words: ['no', '1', 'shop'] },
  { text: 'x1/y', words: ['x1', 'y'] },
  { text: "L'Oréal d’Or `A´b", words: ['loreal', 'dor', 'ab'] },
  { text: ' --  ', words: [] },
  { text: '', words: [] },
  { text: 'A-B+C 24/7', words: ['a', 'b', 'c', '24', '7'] },
])('$text has the words $words', ({ text, words }) => {
  expect(toWords(text)).toEqual(words);
});

const FORMS = ['AS', 'GmbH', 'GmbH & Co. KG', '', 'KG'];

test.each([
  { name: 'Baltic GmbH', words: ['baltic'] },
  { name: 'AS Baltic', words: ['baltic'] },
  { name: 'Baltic GmbH & Co. KG Nord', words: ['baltic', 'nord'] },
  { name: 'Baltic GmbH Nord', words: ['baltic', 'nord'] },
  { name: 'Baltic GmbH & Co.', words: ['baltic', 'co'] },
  { name: 'GmbH', words: ['gmbh'] },
  { name: 'AS KG', words: ['as', 'kg'] },
  { name: 'Assets', words: ['assets'] },
])('$name without its legal form is $words', ({ name, words }) => {
  expect(nameWords(name, FORMS)).toEqual(words);
});

test.each([
  'and',
  'und',
  'et',
  'ja',
  'och',
  'og',
  'en',
  'y',
  'e',
  'i',
  'ir',
  'un',
  'și',
  'a',
  'και',
  '&',
])('the word %s joins names and is ignored', (joining) => {
  expect(nameWords(`Tamm ${joining} Kask`, FORMS)).toEqual(['tamm', 'kask']);
});

test('a name made of joining words only keeps them', () => {
  expect(nameWords('Und AS', FORMS)).toEqual(['und', 'as']);
});
