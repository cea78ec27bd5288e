import { expect, test } from '@jest/globals';
import {
  changeBetween,
  isChanged,
  RECEIPT_OPERATIONS,
  type ReceiptPayload,
} from '../../../../src/modules/receipts/domain/receipt.js';

const THEN: ReceiptPayload = {
  operation: 'scoping',
  input: { headcount: 50 },
  kbVersion: '1',
  result: { status: 'important' },
  rules: ['a', 'b'],
};

test('the same result by the same rules is unchanged', () => {
  const change = changeBetween(THEN, { ...THEN, kbVersion: '2' });
  expect(change).toEqual({ differences: [], rulesAdded: [], rulesRemoved: [] });
  expect(isChanged(change)).toBe(false);
});

test.each([
  { rules: ['a', 'b', 'c'], rulesAdded: ['c'], rulesRemoved: [] },
  { rules: ['b'], rulesAdded: [], rulesRemoved: ['a'] },
  { rules: ['b', 'c'], rulesAdded: ['c'], rulesRemoved: ['a'] },
])('the same result by $rules is a change of rules', ({ rules, rulesAdded, rulesRemoved }) => {
  const change = changeBetween(THEN, { ...THEN, rules });
  expect(change).toEqual({ differences: [], rulesAdded, rulesRemoved });
  expect(isChanged(change)).toBe(true);
});

test('another result is a change, reported with both values', () => {
  const change = changeBetween(THEN, { ...THEN, result: { status: 'essential' } });
  expect(change.differences).toEqual([
    {
      subject: 'result',
      path: 'result:status',
      kind: 'changed',
      before: 'important',
      after: 'essential',
    },
  ]);
  expect(isChanged(change)).toBe(true);
});

test('three operations have receipts', () => {
  expect(RECEIPT_OPERATIONS).toEqual(['scoping', 'wizard_evaluate', 'mapping_delta']);
});
