import { expect, test } from '@jest/globals';
import {
  fromInvoiceCursor,
  toInvoiceCursor,
} from '../../../../src/modules/invoicing/domain/invoice-list.js';

const position = { issuedAt: new Date('2026-11-21T12:00:00.123Z'), number: 'INV-2026-00001' };

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test('a cursor decodes to its invoice', () => {
  expect(fromInvoiceCursor(toInvoiceCursor(position))).toEqual(position);
});

test.each([
  ['the longest', `${'9'.repeat(15)} ${'A'.repeat(40)}`, true],
  ['the shortest', '1 A', true],
  ['a longer time', `${'9'.repeat(16)} A`, false],
  ['a longer number', `1 ${'A'.repeat(41)}`, false],
  ['no time', ' A', false],
  ['no number', '1 ', false],
  ['a letter before', 'x1 A', false],
  ['a small letter after', '1 Aa', false],
  ['another time', 'x A', false],
])('%s (%s) is a position in the list: %s', (_, text, isPlace) => {
  expect(fromInvoiceCursor(encoded(text)) !== null).toBe(isPlace);
});

test('text longer than a hundred characters is not read', () => {
  expect(fromInvoiceCursor('A'.repeat(101))).toBeNull();
  expect(fromInvoiceCursor('')).toBeNull();
});
