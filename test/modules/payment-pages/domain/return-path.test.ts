import { expect, test } from '@jest/globals';
import { returnPath } from '../../../../src/modules/payment-pages/domain/return-path.js';

test.each([
  { from: 'done', language: null, path: '/pay/done?tellimus=o-1' },
  { from: 'cancelled', language: 'fi', path: '/pay/cancelled?tellimus=o-1&keel=fi' },
] as const)('a payer returns to $path', ({ from, language, path }) => {
  expect(returnPath(from, { orderId: 'o-1', language })).toBe(path);
});
