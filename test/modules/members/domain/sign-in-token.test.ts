import { expect, test } from '@jest/globals';
import { isTokenText, makeToken } from '../../../../src/modules/members/domain/sign-in-token.js';

test.each([
  { byte: 0, text: 'A'.repeat(43) },
  { byte: 255, text: `${'_'.repeat(42)}8` },
])('32 bytes $byte are the token $text', ({ byte, text }) => {
  const token = makeToken(new Uint8Array(32).fill(byte));
  expect(token).toBe(text);
  expect(isTokenText(token)).toBe(true);
});

test.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, ` ${'A'.repeat(43)}`])(
  'the text %j is not a token',
  (text) => {
    expect(isTokenText(text)).toBe(false);
  },
);
