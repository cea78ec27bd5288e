import { expect, test } from '@jest/globals';
import { isComplete, textEntries, wantedTexts } from '../../src/shared/text-entries.js';

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

test('error messages are required in Estonian and English only', () => {
  expect([...wantedTexts(FILES, 'en').keys()]).toContain('errors:codes.X');
  expect([...wantedTexts(FILES, 'de').keys()]).toEqual(['services:a.name']);
  expect([...textEntries(FILES, 'de').keys()]).toEqual(['services:a.name']);
});

test('a language without files has no texts', () => {
  expect(textEntries(FILES, 'sv').size).toBe(0);
});

test('a language is complete if it has every required text', () => {
  const languages = ['et', 'en', 'de', 'sv'] as const;
  const byKeys = languages.map((language) => {
    const own = textEntries(FILES, language);
    return [...wantedTexts(FILES, language).keys()].every((key) => own.has(key));
  });
  expect(languages.map((language) => isComplete(FILES, language))).toEqual(byKeys);
  const files = {
    et: { a: { b: { c: 'x' }, d: 'y' } },
    de: { a: { b: { c: 'x' }, d: 'y', e: 'z' } },
  };
  expect(isComplete(files, 'de')).toBe(true);
  expect(isComplete({ ...files, de: { a: { b: 'x', d: 'y' } } }, 'de')).toBe(false);
  expect(isComplete({ ...files, de: { a: { b: { c: 'x' }, d: {} } } }, 'de')).toBe(false);
  expect(isComplete({ ...files, de: { a: { b: {}, d: 'y' } } }, 'de')).toBe(false);
});
