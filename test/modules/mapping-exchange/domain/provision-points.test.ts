import { expect, test } from '@jest/globals';
import { provisionPoints } from '../../../../src/modules/mapping-exchange/domain/provision-points.js';

test.each([
  ['art 9', ['9']],
  ['art 9(2)', ['9.2']],
  ['art 9(2), 9(4)(d)', ['9.2', '9.4.d']],
  ['art 8(1), (4)-(6)', ['8.1', '8.4', '8.5', '8.6']],
  ['art 32(1)(b)-(c)', ['32.1.b', '32.1.c']],
  ['art 32(1)(b), (d)', ['32.1.b', '32.1.d']],
  ['art 32(1)(b), (2), (4)', ['32.1.b', '32.2', '32.4']],
  ['art 7(a)-(d)', ['7.a', '7.b', '7.c', '7.d']],
  ['art 9(2), (a)', ['9.2', '9.2.a']],
  ['art 11(8)-(11)', ['11.8', '11.9', '11.10', '11.11']],
  ['art 11(10)-(12)', ['11.10', '11.11', '11.12']],
  ['art 30(2)(a), 30(3)(e)(ii)', ['30.2.a', '30.3.e.ii']],
  ['art 6(1)(a)-(c), (e), (2)', ['6.1.a', '6.1.b', '6.1.c', '6.1.e', '6.2']],
  ['art 9(2), (2a)', ['9.2', '9.2a']],
  ['art 9(2a), (b)', ['9.2a', '9.2a.b']],
  ['art 9(2), (b1)', ['9.2', '9.2.b1']],
  ['art 9(2)-(2)', ['9.2']],
  ['art 11(1)-(3), (7)', ['11.1', '11.2', '11.3', '11.7']],
])('%s lists %j', (provision, points) => {
  expect(provisionPoints(provision)).toEqual(points);
});

test.each([
  'point 9',
  'A.8.24',
  '(2)',
  'art 9(2) and more',
  'art 9(2),',
  '',
  'art 9(3)-(1)',
  'art 9(c)-(a)',
  'art 9(a)-(1)',
  'art 9(3)-(x)',
  'art 9(1)-(2a)',
  'art 9(i)-(iii)',
  'art 9(a1)-(a2)',
])('"%s" lists no point', (provision) => {
  expect(provisionPoints(provision)).toBeNull();
});
