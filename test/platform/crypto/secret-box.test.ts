import { expect, test } from '@jest/globals';
import { secretBoxOf } from '../../../src/platform/crypto/secret-box.js';

const SECRET = 'a secret of at least thirty-two bytes';
const secretBox = secretBoxOf(SECRET);

test('a sealed value opens only in its own place', () => {
  const sealed = secretBox.seal('nis2_live_x', 'mail-1');
  expect(secretBox.open(sealed, 'mail-1')).toBe('nis2_live_x');
  expect(secretBox.open(sealed, 'mail-2')).toBeNull();
  expect(Buffer.from(sealed).includes('nis2_live_x')).toBe(false);
});

test('the same text is sealed differently each time', () => {
  expect(secretBox.seal('x', 'p')).not.toEqual(secretBox.seal('x', 'p'));
});

test('a value with a changed byte does not open', () => {
  const sealed = secretBox.seal('nis2_live_x', 'mail-1');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(secretBox.open(changed, 'mail-1')).toBeNull();
  }
  expect(secretBox.open(sealed.slice(0, 20), 'mail-1')).toBeNull();
  expect(secretBox.open(new Uint8Array(), 'mail-1')).toBeNull();
});

test('an earlier secret still opens values, a foreign one does not', () => {
  const sealed = secretBox.seal('x', 'p');
  const other = 'another secret of at least thirty-two bytes';
  expect(secretBoxOf(other, [SECRET]).open(sealed, 'p')).toBe('x');
  expect(secretBoxOf(other).open(sealed, 'p')).toBeNull();
});
