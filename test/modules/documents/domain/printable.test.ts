import { expect, test } from '@jest/globals';
import { printable } from '../../../../src/modules/documents/domain/printable.js';

test.each([
  { name: 'letters of any script', text: 'Õigus Ωμέγα Правo 法', kept: 'Õigus Ωμέγα Правo 法' },
  { name: 'tab, line feed and carriage return', text: 'a\tb\nc\rd', kept: 'a\tb\nc\rd' },
  { name: 'control characters', text: 'a\u0000b\u0007c\u001bd', kept: 'abcd' },
  { name: 'code points that XML forbids', text: 'a\ufffeb\uffffc', kept: 'abc' },
  { name: 'a lone surrogate', text: 'a\ud800b', kept: 'a\ufffdb' },
  { name: 'a pair of surrogates', text: '\ud83d\ude00', kept: '\ud83d\ude00' },
])('$name', ({ text, kept }) => {
  expect(printable(text)).toBe(kept);
});
