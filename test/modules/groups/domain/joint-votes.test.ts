/** Votes that linked enterprises hold together: Recommendation 2003/361/EC, Annex art 3(3) third subparagraph. */
import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { GroupEntity, Holding } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, limits, votes } from './graphs.js';

const enterprises = (ids: string): readonly GroupEntity[] =>
  ids.split(' ').map((id) => entity(id, [10, 1, 1]));

const linksOf = (entities: readonly GroupEntity[], holdings: readonly Holding[]) =>
  assessGroup(graphOf(entities, holdings), limits).links.map(
    ({ ground, holder, held, percent }) => [ground, holder, held, percent],
  );

test('the step names the first member that holds votes itself, not the parent and no outsider', () => {
  const holdings = [
    votes('X', 'C', 10),
    votes('A', 'B', 60),
    votes('A', 'D', 60),
    votes('B', 'C', 26),
    votes('D', 'C', 26),
  ];
  expect(linksOf(enterprises('A X B C D'), holdings)).toEqual([
    ['votes', 'A', 'B', 60],
    ['votes', 'A', 'D', 60],
    ['joint_votes', 'B', 'C', 52],
  ]);
});

test('a majority of a public body links nothing, and what it holds is not counted', () => {
  const town = entity('M', null, { kind: 'public_body' });
  const holdings = [
    votes('A', 'B', 60),
    votes('A', 'M', 30),
    votes('B', 'M', 30),
    votes('M', 'C', 60),
  ];
  expect(linksOf([...enterprises('A B C'), town], holdings)).toEqual([['votes', 'A', 'B', 60]]);
});

test('enterprises that hold a majority of each other are linked by both steps', () => {
  expect(linksOf(enterprises('A B'), [votes('A', 'B', 60), votes('B', 'A', 60)])).toEqual([
    ['votes', 'A', 'B', 60],
    ['votes', 'B', 'A', 60],
  ]);
});
