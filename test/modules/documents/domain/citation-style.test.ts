import { expect, test } from '@jest/globals';
import { provisionIn } from '../../../../src/modules/documents/domain/citation-style.js';
import { knowledge } from '../composed-fixture.js';

test.each([
  ['en', 'art 21(2)(a), art 20', 'art 21(2)(a), art 20'],
  ['de', 'art 21(2)(a)', 'Art. 21 Abs. 2 Buchst. a'],
  [
    'fi',
    'art 20, art 21(2), art 21(2)(a)',
    '20 artikla, 21 artiklan 2 kohta, 21 artiklan 2 kohdan a alakohta',
  ],
  [
    'fi',
    'Annex I point 1(a), recital 49',
    'liitteen I 1 kohdan a alakohta, johdanto-osan 49 kappale',
  ],
  ['de', 'art 23(4), last subparagraph', 'Art. 23 Abs. 4, letzter Unterabsatz'],
  ['et', 'art 23(4), last subparagraph', 'art 23 lg 4, viimane lõik'],
  ['de', 'art 32(1)(b), (2), (4)', 'Art. 32 Abs. 1 Buchst. b, Art. 32 Abs. 2, Art. 32 Abs. 4'],
  ['de', 'art 9(2), 10(1)', 'Art. 9 Abs. 2, Art. 10 Abs. 1'],
  ['de', 'art 8(1), (4)-(6)', 'Art. 8 Abs. 1, Art. 8 Abs. 4–6'],
  ['sv', 'art 21(2)(a), Annex I point 1', 'artikel 21.2 a, bilaga I punkt 1'],
] as const)('%s cites %s', (language, provision, written) => {
  expect(provisionIn((sentence) => knowledge.texts.localize(sentence, language), provision)).toBe(
    written,
  );
});
