import { expect, test } from '@jest/globals';
import { fromBase64Url, toBase64Url } from '../../src/shared/base64url.js';

const samples = Array.from({ length: 70 }, (_, length) =>
  Uint8Array.from({ length }, (_byte, at) => (at * 151 + length * 29) & 255),
);

test('bytes of any length survive encoding and decoding', () => {
  samples.forEach((bytes) => {
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  });
});

test('the encoding is that of the standard', () => {
  samples.forEach((bytes) => {
    expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  });
});

test.each(['A', 'AAAAA', 'AB', 'AAB', '+A==', 'a b', 'é'])('"%s" is not canonical', (text) => {
  expect(fromBase64Url(text)).toBeNull();
});
