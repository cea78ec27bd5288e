import { expect, test } from '@jest/globals';
import { compose, inverseOf } from '../../../../src/modules/mapping/domain/compose-relations.js';
import { RELATIONS, type Relation } from '../../../../src/modules/mapping/domain/relation.js';

/** Contents as subsets of three parts, as bits: small enough to enumerate, large enough to differ. */
const CONTENTS = Array.from({ length: 7 }, (_, index) => index + 1);

const holds: Readonly<Record<Relation, (a: number, b: number) => boolean>> = {
  equal: (a, b) => a === b,
  equivalent: (a, b) => a === b,
  subset: (a, b) => (a & b) === a,
  superset: (a, b) => (a & b) === b,
  intersects: (a, b) => (a & b) !== 0,
};

const triples = CONTENTS.flatMap((a) =>
  CONTENTS.flatMap((m) => CONTENTS.map((b) => [a, m, b] as const)),
);

/** All pairs (a, b) that two relations over some middle content allow. */
const allowed = (first: Relation, second: Relation) =>
  triples.filter(([a, m, b]) => holds[first](a, m) && holds[second](m, b));

const PAIRS = RELATIONS.flatMap((first) => RELATIONS.map((second) => ({ first, second })));

test.each(PAIRS)('the composition of $first and $second holds for all contents', (pair) => {
  const { relation } = compose(pair.first, pair.second);
  const pairs = allowed(pair.first, pair.second);
  const follows = (reported: Relation) => pairs.every(([a, , b]) => holds[reported](a, b));
  if (relation === null) expect(RELATIONS.filter(follows)).toEqual([]);
  else expect(follows(relation)).toBe(true);
});

test.each(PAIRS)('nothing stronger than the result follows from $first and $second', (pair) => {
  const { relation } = compose(pair.first, pair.second);
  const pairs = allowed(pair.first, pair.second);
  const follows = (reports: Relation) => pairs.every(([a, , b]) => holds[reports](a, b));
  if (relation === 'intersects') {
    expect((['equal', 'subset', 'superset'] as const).filter(follows)).toEqual([]);
  } else
    expect(relation === 'subset' || relation === 'superset' ? follows('equal') : false).toBe(false);
});

test('same text followed by same meaning composes to same meaning, not same text', () => {
  expect(compose('equal', 'equal').relation).toBe('equal');
  expect(compose('equal', 'equivalent').relation).toBe('equivalent');
  expect(compose('equivalent', 'equal').relation).toBe('equivalent');
});

test.each(RELATIONS)('%s inverted twice is itself', (relation) => {
  expect(inverseOf(inverseOf(relation))).toBe(relation);
});
