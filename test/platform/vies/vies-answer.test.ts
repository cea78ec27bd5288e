import { expect, test } from '@jest/globals';
import { readAnswer } from '../../../src/platform/vies/vies-answer.js';

const read = (body: object) => readAnswer(200, JSON.stringify({ valid: true, ...body }));

test('name and address of a valid number are read', () => {
  const body = { name: ' Red Bull GmbH ', address: 'Am Brunnen 1\nAT-5330 Fuschl/See' };
  expect(read({ ...body, traderName: '---', traderNameMatch: 'NOT_PROCESSED' })).toMatchObject({
    isValid: true,
    trader: {
      name: 'Red Bull GmbH',
      address: 'Am Brunnen 1\nAT-5330 Fuschl/See',
      nameVerdict: null,
    },
  });
});

test.each(['---', '', '  ', '--', 'N/A', '***', null, undefined])('%j is not a name', (name) => {
  expect(read({ name, address: name })).toMatchObject({ trader: { name: null, address: null } });
});

test.each([
  ['VALID', 'match'],
  ['INVALID', 'mismatch'],
  ['NOT_PROCESSED', null],
  ['NOT_SUPPORTED', null],
  [1, null],
])('VIES’ own comparison %j: %s', (traderNameMatch, nameVerdict) => {
  expect(read({ name: '---', traderNameMatch })).toMatchObject({ trader: { nameVerdict } });
});

test('odd names change no verdict: they are truncated, cleaned or omitted', () => {
  expect(read({ name: 'x'.repeat(600) })).toMatchObject({ trader: { name: 'x'.repeat(500) } });
  expect(read({ name: 'A\u0000B\u0007' })).toMatchObject({ trader: { name: 'AB' } });
  expect(read({ name: 7, address: {} })).toMatchObject({
    isValid: true,
    trader: { name: null, address: null },
  });
});
