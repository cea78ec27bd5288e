import { expect, test } from '@jest/globals';
import { escapeMarkup } from '../../src/shared/escape-markup.js';

test('no part of a text can be read as markup', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;</a>`)).toBe(
    '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
