import { expect, test } from '@jest/globals';
import { byteRange } from '../../../src/server/http/byte-range.js';

test.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 10 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 100 }],
  ['bytes=90-500', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-500', { start: 0, end: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-9', null],
])('of 100 bytes %s requests %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
