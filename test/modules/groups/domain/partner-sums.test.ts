/** Shares of partners in the sum: Recommendation 2003/361/EC, Annex art 6(2). */
import { expect, test } from '@jest/globals';
import { assessGroup } from '../../../../src/modules/groups/domain/assess-group.js';
import type { Holding } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds, limits } from './graphs.js';

const TWO = [entity('A', [10, 1, 1]), entity('B', [100, 10, 10])];

/** Percentage and direction of the partner that A has, and the staff with it. */
function partnerOf(...holdings: readonly Holding[]) {
  const [component] = assessGroup(graphOf(TWO, holdings), limits).components;
  const [partner] = component?.partners ?? [];
  return [partner?.percent, partner?.isUpstream, component?.total.latest.employees.value];
}

test('of cross holdings the higher percentage counts, whichever direction it has', () => {
  expect(partnerOf(holds('B', 'A', 30), holds('A', 'B', 40))).toEqual([40, false, 50]);
  expect(partnerOf(holds('B', 'A', 40), holds('A', 'B', 30))).toEqual([40, true, 50]);
});

test('of equal cross holdings that of the holder is named', () => {
  expect(partnerOf(holds('B', 'A', 30), holds('A', 'B', 30))).toEqual([30, true, 40]);
});

test('an enterprise has no partner in what is no enterprise', () => {
  const town = entity('M', [500, 9, 9], { kind: 'public_body' });
  const { partners, exempt } = assessGroup(graphOf([...TWO, town], [holds('A', 'M', 30)]), limits);
  expect([...partners, ...exempt]).toEqual([]);
});

test('what a natural person holds makes no partner, and is no exempt share', () => {
  const person = entity('P', null, { kind: 'natural_person' });
  const shares = [holds('P', 'A', 40), holds('P', 'B', 100)];
  const { partners, exempt } = assessGroup(graphOf([...TWO, person], shares), limits);
  expect([...partners, ...exempt]).toEqual([]);
});

test('the share of a public body is exempt as such', () => {
  const state = entity('S', null, { kind: 'public_body' });
  const { partners, exempt } = assessGroup(graphOf([...TWO, state], [holds('S', 'A', 40)]), limits);
  expect(partners).toEqual([]);
  expect(exempt).toMatchObject([
    { holders: ['S'], held: 'A', percent: 40, exemption: { kind: 'public_body' } },
  ]);
});
