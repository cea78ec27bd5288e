import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { documentNumber } from '../../../../src/modules/documents/domain/document-number.js';

const ORDER = '019ab3c4-d5e6-7abc-8def-0123456789ab';

test('is derived from the order and the position, always the same', () => {
  expect(documentNumber(ORDER, 1)).toBe('NIS2-VVR1-4D2P-F2DB-01');
  expect(documentNumber(ORDER, 1)).toBe(documentNumber(ORDER, 1));
  expect(documentNumber(ORDER, 2)).toBe('NIS2-VVR1-4D2P-F2DB-02');
});

test('simultaneous orders share no number', () => {
  const numbers = Array.from({ length: 100_000 }, () => documentNumber(randomUUIDv7(), 1));
  expect(new Set(numbers).size).toBe(numbers.length);
});
