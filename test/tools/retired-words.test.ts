import { expect, test } from '@jest/globals';
import { proseErrors } from '../../tools/schema/retired-words.js';

test.each([
  ['a.ts', '/** Says nothing. */', ['a.ts:1: uses "Says"']],
  ['a.ts', ' * what it tells', ['a.ts:1: uses "tells"']],
  ['a.ts', 'run(); // whoever asks', ['a.ts:1: uses "whoever"']],
  ['a.test.ts', "test('nobody is charged', () => {", ['a.test.ts:1: uses "nobody"']],
  ['a.test.ts', "test.each([1])('%s stands', () => {", ['a.test.ts:1: uses "stands"']],
  ['a.css', '/* stands first */', ['a.css:1: uses "stands"']],
  ['a.md', 'first\nThe answer says so.', ['a.md:2: uses "says"']],
  ['values.yaml', '# told once', ['values.yaml:1: uses "told"']],
])('%s: a retired word of the prose in "%s" is an error', (file, text, errors) => {
  expect(proseErrors(file, text)).toEqual(errors);
});

test.each([
  ['a.ts', "const wire = 'told';"],
  ['a.ts', "const url = 'https://told.example';"],
  ['a.ts', '/** The standard, an understanding, an essay. */'],
  ['a.md', '<a id="how-an-end-is-told"></a>'],
])('%s: code, addresses and other words are not: %s', (file, text) => {
  expect(proseErrors(file, text)).toEqual([]);
});
