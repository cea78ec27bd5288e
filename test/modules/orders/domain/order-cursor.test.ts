import { expect, test } from '@jest/globals';
import { fromOrderCursor } from '../../../../src/modules/orders/domain/order-cursor.js';

const ID = '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11';

test.each([
  { text: `1 ${ID}`, isPlace: true },
  { text: `${'9'.repeat(15)} ${ID}`, isPlace: true },
  { text: `${'9'.repeat(16)} ${ID}`, isPlace: false },
  { text: `x1 ${ID}`, isPlace: false },
  { text: `1 ${ID}a`, isPlace: false },
  { text: ` ${ID}`, isPlace: false },
  { text: `1 ${ID.toUpperCase()}`, isPlace: false },
])('"$text" is a position in the list of orders: $isPlace', ({ text, isPlace }) => {
  expect(fromOrderCursor(Buffer.from(text).toString('base64url')) !== null).toBe(isPlace);
});
