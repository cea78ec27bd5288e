import { expect, test } from '@jest/globals';
import { provisionIn } from '../../../src/modules/documents/domain/citation-style.js';
import { knowledge } from './composed-fixture.js';

test.each([
  ['en', 'Annex, points 4.1.2(c), 4.3.2(b), 6.1–6.5'],
  ['fr', 'annexe, points 4.1.2, point c), 4.3.2, point b), 6.1–6.5'],
  ['it', 'allegato, punti 4.1.2, lettera c), 4.3.2, lettera b), 6.1–6.5'],
] as const)('every point of a list is cited in the form of %s', (language, expected) => {
  const textFor = (text: Parameters<typeof knowledge.texts.localize>[0]): string =>
    knowledge.texts.localize(text, language);
  expect(provisionIn(textFor, 'Annex, points 4.1.2(c), 4.3.2(b), 6.1-6.5')).toBe(expected);
});

test.each([
  ['bg', 'член 21, параграф 2, буква б)', 'член 23, параграф 4, буква г), буква i)'],
  ['el', 'άρθρο 21 παράγραφος 2 στοιχείο β)', 'άρθρο 23 παράγραφος 4 στοιχείο δ) στοιχείο i)'],
  ['hu', '21. cikk (2) bekezdésének b) pontja', '23. cikk (4) bekezdésének d) pontja i) pontja'],
  ['sl', 'člen 21(2), točka (b)', 'člen 23(4), točka (d), točka (i)'],
] as const)(
  'points have the letters of %s, and Roman numerals are kept',
  (language, point, deep) => {
    const localize = (text: Parameters<typeof knowledge.texts.localize>[0]): string =>
      knowledge.texts.localize(text, language);
    expect(provisionIn(localize, 'art 21(2)(b)')).toBe(point);
    expect(provisionIn(localize, 'art 23(4)(d)(i)')).toBe(deep);
    expect(provisionIn(localize, 'recitals 49 and 89')).not.toMatch(/recital|and/);
  },
);

test('every provision of an act in a list of sources is in the form of the language', () => {
  const textFor = (text: Parameters<typeof knowledge.texts.localize>[0]): string =>
    knowledge.texts.localize(text, 'de');
  const listed = 'art 23(1), art 23(2); art 23(4)(a); Annex, points 6.1-6.5';
  expect(provisionIn(textFor, listed)).toBe(
    'Art. 23 Abs. 1, Art. 23 Abs. 2; Art. 23 Abs. 4 Buchst. a; Anhang, Nr. 6.1–6.5',
  );
});
