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
  ['sv', 'art 21(2)(a), Annex I point 1', 'artikel 21.2 a, bilaga I punkt 1'],
] as const)('%s cites %s', (language, provision, written) => {
  expect(provisionIn((said) => knowledge.texts.localize(said, language), provision)).toBe(written);
});
