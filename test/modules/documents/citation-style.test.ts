import { expect, test } from '@jest/globals';
import { provisionIn } from '../../../src/modules/documents/domain/citation-style.js';
import { knowledge } from './composed-fixture.js';

test.each([
  ['en', 'Annex, points 4.1.2(c), 4.3.2(b), 6.1–6.5'],
  ['fr', 'annexe, points 4.1.2, point c), 4.3.2, point b), 6.1–6.5'],
  ['it', 'allegato, punti 4.1.2, lettera c), 4.3.2, lettera b), 6.1–6.5'],
] as const)('every point of a list is cited in the form of %s', (language, expected) => {
  const say = (text: Parameters<typeof knowledge.texts.localize>[0]): string =>
    knowledge.texts.localize(text, language);
  expect(provisionIn(say, 'Annex, points 4.1.2(c), 4.3.2(b), 6.1-6.5')).toBe(expected);
});
