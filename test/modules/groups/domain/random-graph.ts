/** Random graphs without problems: dense in cycles, minority chains, persons, investors and public bodies. */
import fc from 'fast-check';
import type {
  EntityKind,
  GroupEntity,
  GroupGraph,
  Holding,
} from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds } from './graphs.js';

const KINDS: readonly EntityKind[] = [
  'enterprise',
  'enterprise',
  'enterprise',
  'enterprise',
  'natural_person',
  'natural_person',
  'public_body',
  'local_authority',
  'university',
  'venture_capital_company',
  'business_angel',
];
const SHARES = [0, 5, 10, 12.5, 15, 20, 24.99, 25, 26, 30, 35, 40, 50, 50.01, 51, 60, 75, 100];

const share = fc.constantFrom(...SHARES);
const money = fc.integer({ min: 0, max: 60 });
const staffing = fc.tuple(fc.integer({ min: 0, max: 300 }), money, money);

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

const entityNamed = (id: string): fc.Arbitrary<GroupEntity> =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      latest: staffing,
      markets: fc.option(fc.subarray(['x', 'y', 'z'])),
      inhabitants: fc.constantFrom(4999, 5000),
    })
    .map(({ latest, ...more }) => entity(id, latest, { ...more, budgetMeur: 9 }));

const holding: fc.Arbitrary<Holding> = fc
  .record({
    holder: fc.constantFrom(...NAMES),
    held: fc.constantFrom(...NAMES),
    capital: share,
    votes: fc.option(share, { freq: 2 }),
    control: fc.constantFrom(null, null, null, null, null, 'board', 'contract', 'agreement'),
    inManagement: fc.boolean(),
    investedMeur: fc.constantFrom(null, 0.5, 0.75, 1.25),
  })
  .map(({ holder, held, capital, ...more }) => holds(holder, held, capital, more));

/** Adds the percentages unless they exceed the whole. */
function isWithin(
  sums: Map<string, number>,
  held: string,
  { capital, votes }: Readonly<{ capital: number; votes: number }>,
): boolean {
  const ofCapital = (sums.get(`c${held}`) ?? 0) + capital;
  const ofVotes = (sums.get(`v${held}`) ?? 0) + votes;
  if (ofCapital > 100 || ofVotes > 100) return false;
  sums.set(`c${held}`, ofCapital).set(`v${held}`, ofVotes);
  return true;
}

/** Leaves out what would be an error. */
function possible(entities: readonly GroupEntity[], all: readonly Holding[]): readonly Holding[] {
  const kinds = new Map(entities.map(({ id, kind }) => [id, kind]));
  const sums = new Map<string, number>();
  const seen = new Set<string>();
  return all.filter(({ holder, held, capital, votes }) => {
    if (holder === held || seen.has(holder + held)) return false;
    if (!kinds.has(holder) || (kinds.get(held) ?? 'natural_person') === 'natural_person')
      return false;
    if (!isWithin(sums, held, { capital: capital ?? 0, votes: votes ?? capital ?? 0 }))
      return false;
    seen.add(holder + held);
    return true;
  });
}

export const randomGraph: fc.Arbitrary<GroupGraph> = fc
  .record({
    entities: fc
      .integer({ min: 1, max: NAMES.length })
      .chain((count) => fc.tuple(...NAMES.slice(0, count).map(entityNamed))),
    holdings: fc.array(holding, { maxLength: 24, size: 'max' }),
    jointly: fc.array(fc.subarray(NAMES, { maxLength: 3 }), { maxLength: 2 }),
    adjacentMarkets: fc.subarray<readonly [string, string]>([
      ['x', 'y'],
      ['z', 'y'],
    ]),
  })
  .map(({ entities, holdings, jointly, adjacentMarkets }) => {
    const persons = entities.filter(({ kind }) => kind === 'natural_person').map(({ id }) => id);
    return graphOf(entities, possible(entities, holdings), {
      jointly: jointly.map((ids) => ids.filter((id) => persons.includes(id))),
      adjacentMarkets,
    });
  });
