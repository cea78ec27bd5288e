import { expect, test } from '@jest/globals';
import { parseActivityCode, squash } from '../../../../src/modules/scoping/domain/activity-code.js';
import { LAW } from './small-law.js';

const parse = (text: string, maxDigits = 5) => parseActivityCode(LAW.activity, text, maxDigits);

test.each([
  ['62', '62'],
  ['62.1', '62.1'],
  ['621', '62.1'],
  ['6210', '62.10'],
  ['62.10', '62.10'],
  ['62101', '62.10'],
  ['62.10.1', '62.10'],
  ['62-10', '62.10'],
  ['62.10-1', '62.10'],
  ['62.10Z', '62.10'],
  ['62.10.z', '62.10'],
  ['62.10-Z', '62.10'],
  ['62.1.0', '62.10'],
  ['62.10.', '62.10'],
  ['EMTAK 6210', '62.10'],
  ['J62', '62'],
  ['J62.01', '62.01'],
  ['v62.01', '62.01'],
  [' 62 . 10 ', '62.10'],
  ['62\u00a010', '62.10'],
])('"%s" is the code %s of any version', (text, code) => {
  expect(parse(text)).toEqual({ code, version: null });
});

test.each([
  ['EMTAK 2025 62101', '62.10', '2.1'],
  ['emtak 2008: 62101', '62.10', '2.0'],
  ['EMTAK-2025 J62.10', '62.10', '2.1'],
  ['EMTAK2025:62', '62', '2.1'],
  ['NACE 62.10', '62.10', null],
  ['Tegevusala 62.10', '62.10', null],
  [' NACE 62.10 ', '62.10', null],
  ['ÕÄ 62.10', '62.10', null],
])('"%s" is the code %s of version %s', (text, code, version) => {
  expect(parse(text)).toEqual({ code, version });
});

test.each([
  '',
  ' ',
  '6',
  '6.2',
  'W62',
  'JJ62',
  '62,10',
  '62A10',
  '62.1A0',
  '62.10ZZ',
  '62..10x',
  'x',
  '62 Z1',
  '621011',
  '62.10.11',
  'N 62.10.11',
  '62.10 Z EMTAK',
  'NACE 3 62.10',
  '3 NACE 62.10',
])('"%s" is not a code of up to five digits', (text) => {
  expect(parse(text)).toBeNull();
});

test('a country may have longer codes', () => {
  expect(parse('621011', 6)).toEqual({ code: '62.10', version: null });
  expect(parse('62101122', 8)).toEqual({ code: '62.10', version: null });
});

test.each([
  ['NACE Rev. 2.1', 'NACEREV21'],
  ["TEÁOR'08", 'TEÁOR08'],
  ['a\u0301-b', 'ÁB'],
])('the label %s is compared as %s', (text, label) => {
  expect(squash(text)).toBe(label);
});
