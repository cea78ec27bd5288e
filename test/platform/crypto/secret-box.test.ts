import { expect, test } from '@jest/globals';
import { sealerOf } from '../../../src/platform/crypto/secret-box.js';

const SECRET = 'a secret of at least thirty-two bytes';
const sealer = sealerOf(SECRET);

test('what is sealed opens in its place alone', () => {
  const sealed = sealer.seal('nis2_live_x', 'mail-1');
  expect(sealer.open(sealed, 'mail-1')).toBe('nis2_live_x');
  expect(sealer.open(sealed, 'mail-2')).toBeNull();
  expect(Buffer.from(sealed).includes('nis2_live_x')).toBe(false);
});

test('the same text is never sealed the same way twice', () => {
  expect(sealer.seal('x', 'p')).not.toEqual(sealer.seal('x', 'p'));
});

test('a changed byte opens nothing', () => {
  const sealed = sealer.seal('nis2_live_x', 'mail-1');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(sealer.open(changed, 'mail-1')).toBeNull();
  }
  expect(sealer.open(sealed.slice(0, 20), 'mail-1')).toBeNull();
  expect(sealer.open(new Uint8Array(), 'mail-1')).toBeNull();
});

test('an earlier secret still opens, a foreign one does not', () => {
  const sealed = sealer.seal('x', 'p');
  const other = 'another secret of at least thirty-two bytes';
  expect(sealerOf(other, [SECRET]).open(sealed, 'p')).toBe('x');
  expect(sealerOf(other).open(sealed, 'p')).toBeNull();
});
