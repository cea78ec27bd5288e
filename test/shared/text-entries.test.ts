import { expect, test } from '@jest/globals';
import { textEntries, wantedTexts } from '../../src/shared/text-entries.js';

const FILES = {
  et: { services: { a: { name: 'A' } }, errors: { codes: { X: 'viga' } } },
  en: { services: { a: { name: 'A' } }, errors: { codes: { X: 'error' } } },
  de: { services: { a: { name: 'A' } }, errors: { codes: { X: 'Fehler' } } },
} as const;

test('a text is named by namespace and dotted path', () => {
  expect([...textEntries(FILES, 'et')]).toEqual([
    ['services:a.name', 'A'],
    ['errors:codes.X', 'viga'],
  ]);
});

test('error messages are asked of Estonian and English alone', () => {
  expect([...wantedTexts(FILES, 'en').keys()]).toContain('errors:codes.X');
  expect([...wantedTexts(FILES, 'de').keys()]).toEqual(['services:a.name']);
  expect([...textEntries(FILES, 'de').keys()]).toEqual(['services:a.name']);
});

test('a language without files has no texts', () => {
  expect(textEntries(FILES, 'sv').size).toBe(0);
});
