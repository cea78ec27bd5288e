import { expect, test } from '@jest/globals';
import { pointsIn } from '../../../../src/modules/documents/domain/regulation-points.js';
import { factsOf, packageOf } from '../composed-fixture.js';

test.each([
  ['Annex, points 3.1-3.6', ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6']],
  ['Annex, points 3.1.2(b), 3.1.2(d), 3.4.2, 3.5.3', ['3.1', '3.4', '3.5']],
  ['Annex, points 2.1.1-2.1.4', ['2.1']],
  ['Annex, point 5.1.4(a)-(h)', ['5.1']],
  ['Annex, points 7.1-7.3, 1.1.1(j)', ['7', '1.1']],
  ['Annex, points 9.2(c)(i)-(xii), 9.3', ['9']],
  ['Annex, points 6.1-6.3, 13.2', ['6.1', '6.2', '6.3', '13.2']],
  ['arts 3-14', []],
])('%s lists the points', (provision, points) => {
  expect([...pointsIn(provision)]).toEqual(points);
});

test('a point has the state of the questions that cite it, like the control of the same subject', () => {
  const [, , , , statement] = packageOf(factsOf('managed-services'), 'en');
  const rows = (tag: string) => {
    const value = statement?.tags[tag];
    return value === undefined || typeof value === 'string' ? [] : value;
  };
  const state = (tag: string, name: string, id: string) =>
    rows(tag).find((row) => row[name] === id)?.['state'];
  expect(state('points_rows', 'point', '3.2')).toBe('in place');
  expect(state('controls_rows', 'control', 'A.8.15')).toBe('in place');
  expect(state('points_rows', 'point', '3.4')).toBe('not in place');
  expect(state('points_rows', 'point', '8.1')).toBe('in place');
  expect(state('points_rows', 'point', '8.2')).toBe('in part');
});
