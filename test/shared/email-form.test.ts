import { expect, test } from '@jest/globals';
import { looksLikeEmail } from '../../src/shared/email-form.js';

test.each(['a@b.ee', 'mari.maasikas+nis2@büroo.ee', "o'neil@law.co.uk", 'õnne@näide.ee'])(
  '%s looks like an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'a',
  '@b.ee',
  'a@b',
  'a@@b.ee',
  'a b@c.ee',
  'a@b.ee, c@d.ee',
  'a@b.ee\r\nBcc: c@d.ee',
  '"a"@b.ee',
  '.a@b.ee',
  'a.@b.ee',
  'a@-b.ee',
  'a@b..ee',
  `${'a'.repeat(65)}@b.ee`,
])('%j does not look like an address', (text) => {
  expect(looksLikeEmail(text)).toBe(false);
});

test('a hostile text of maximum length is refused quickly', () => {
  const before = performance.now();
  expect(looksLikeEmail(`a@${'a-'.repeat(99)}`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(50);
});
