/** Graphs with the sum and the class of their first enterprise A. */
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { entity, graphOf, holds, votes, type Staffing } from './graphs.js';

export const person = (id: string) => entity(id, null, { kind: 'natural_person' });
export const market = (id: string, latest: Staffing, ...markets: string[]) =>
  entity(id, latest, { markets });
const owned = (first: string, second: string) =>
  graphOf(
    [person('P'), market('A', [30, 5, 5], first), market('B', [30, 5, 5], second)],
    [holds('P', 'A', 60), holds('P', 'B', 60)],
  );
const university = entity('U', [3000, 300, 400], { kind: 'university' });

const G2 = [entity('A', [40, 8, 8]), entity('B', [40, 8, 8])];
/** Name, graph, sum, size class, status. */
export const CASES: readonly (readonly [string, GroupGraph, Staffing, string, string])[] = [
  ['g1 alone', graphOf([entity('A', [49, 9, 9])]), [49, 9, 9], 'small', 'autonomous'],
  ['g2 25 %', graphOf(G2, [holds('B', 'A', 25)]), [50, 10, 10], 'medium', 'partner'],
  ['g3 24.99 %', graphOf(G2, [holds('B', 'A', 24.99)]), [40, 8, 8], 'small', 'autonomous'],
  [
    'g4 51 % of votes',
    graphOf([entity('A', [5, 1, 1]), entity('B', [246, 40, 40])], [votes('B', 'A', 51)]),
    [251, 41, 41],
    'large',
    'linked',
  ],
  [
    'g5 exactly 50 % of votes',
    graphOf([entity('A', [30, 5, 5]), entity('B', [100, 30, 30])], [votes('B', 'A', 50)]),
    [80, 20, 20],
    'medium',
    'partner',
  ],
  [
    'g6 the greater of capital and votes',
    graphOf(
      [entity('A', [10, 2, 2]), entity('B', [100, 20, 20])],
      [holds('B', 'A', 30, { votes: 45 })],
    ),
    [55, 11, 11],
    'medium',
    'partner',
  ],
  [
    'g7 a university',
    graphOf([entity('A', [20, 3, 3]), university], [holds('U', 'A', 30)]),
    [20, 3, 3],
    'small',
    'autonomous',
  ],
  [
    'g8 business angels at the limit of their investment',
    graphOf(
      [entity('A', [20, 3, 3]), entity('B', [60, 9, 9], { kind: 'business_angel' })],
      [holds('B', 'A', 30, { investedMeur: 1.25 })],
    ),
    [38, 5.7, 5.7],
    'small',
    'partner',
  ],
  [
    'g9 a small municipality',
    graphOf(
      [
        entity('A', [20, 3, 3]),
        entity('M', null, { kind: 'local_authority', budgetMeur: 9.99, inhabitants: 4999 }),
      ],
      [holds('M', 'A', 30)],
    ),
    [20, 3, 3],
    'small',
    'autonomous',
  ],
  [
    'g10 a partner with a subsidiary and a partner of that',
    graphOf(
      [
        entity('A', [10, 1, 1]),
        entity('P', [50, 5, 5]),
        entity('Q', [50, 5, 5]),
        entity('R', [1000, 100, 100]),
      ],
      [holds('P', 'A', 30), holds('P', 'Q', 60), holds('Q', 'R', 40)],
    ),
    [40, 4, 4],
    'small',
    'partner',
  ],
  [
    'g11 a partner of a linked enterprise, but not its partner',
    graphOf(
      [
        entity('A', [10, 1, 1]),
        entity('B', [100, 10, 10]),
        entity('C', [100, 10, 10]),
        entity('E', [1000, 100, 100]),
      ],
      [holds('B', 'A', 60), holds('C', 'B', 32), holds('E', 'C', 30)],
    ),
    [142, 14.2, 14.2],
    'medium',
    'linked',
  ],
  ['g12 one person, one market', owned('x', 'x'), [60, 10, 10], 'medium', 'linked'],
  ['g12 one person, other markets', owned('x', 'y'), [30, 5, 5], 'small', 'autonomous'],
  [
    'g12 one person, adjacent markets',
    { ...owned('x', 'y'), adjacentMarkets: [['y', 'x']] },
    [60, 10, 10],
    'medium',
    'linked',
  ],
  [
    'g13 a cycle',
    graphOf(
      [entity('A', [30, 5, 5]), entity('B', [30, 5, 5])],
      [holds('A', 'B', 60), holds('B', 'A', 30)],
    ),
    [60, 10, 10],
    'medium',
    'linked',
  ],
  [
    'g14 a cross-holding',
    graphOf(
      [entity('A', [30, 5, 5]), entity('B', [100, 20, 20])],
      [holds('A', 'B', 26), holds('B', 'A', 35)],
    ),
    [65, 12, 12],
    'medium',
    'partner',
  ],
  [
    'g15 the State',
    graphOf(
      [entity('A', [40, 8, 8]), entity('S', null, { kind: 'public_body' })],
      [holds('S', 'A', 100)],
    ),
    [40, 8, 8],
    'small',
    'autonomous',
  ],
  [
    'g17 a share held jointly',
    graphOf(
      [entity('A', [30, 5, 5]), entity('B', [60, 10, 10]), entity('S', [40, 6, 6])],
      [holds('B', 'A', 15), holds('B', 'S', 100), holds('S', 'A', 12)],
    ),
    [57, 9.32, 9.32],
    'medium',
    'partner',
  ],
  [
    'practice: 80 % held by a parent',
    graphOf([entity('A', [150, 40, 35]), entity('B', [120, 15, 12])], [holds('B', 'A', 80)]),
    [270, 55, 47],
    'large',
    'linked',
  ],
  [
    'practice: 40 % of a partner',
    graphOf([entity('A', [0, 0, 0]), entity('B', [100, 30, 25])], [holds('A', 'B', 40)]),
    [40, 12, 10],
    'small',
    'partner',
  ],
];
