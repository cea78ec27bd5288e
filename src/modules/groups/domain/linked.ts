/**
 * Linked enterprises: direct control, natural persons, and majorities that linked enterprises hold together.
 * Source: Recommendation 2003/361/EC, Annex art 3(3).
 */
import type { Edge, GraphIndex } from './graph-index.js';
import {
  CONTROL_GROUNDS,
  toPercent,
  toUnits,
  type ControlGround,
  type GroupGraph,
  type GroupLimits,
} from './group-graph.js';
import { jointControl } from './joint-control.js';
import { personLinks } from './person-links.js';

type LinkGround = ControlGround | 'votes' | 'joint_votes' | 'persons';

/** Why two enterprises are linked. `percent`: of votes; null if another ground. `persons`: that link them. */
export type LinkStep = Readonly<{
  ground: LinkGround;
  provision: string;
  holder: string;
  held: string;
  percent: number | null;
  persons: readonly string[];
}>;

/** `rootOf`: by position; enterprises with the same root are linked. */
export type Linked = Readonly<{
  rootOf: (place: number) => number;
  steps: readonly LinkStep[];
  unknownMarkets: readonly string[];
}>;

const FIRST = 'Annex art 3(3) first subparagraph';
const PROVISIONS: Readonly<Record<LinkGround, string>> = {
  votes: `${FIRST} (a)`,
  board: `${FIRST} (${CONTROL_GROUNDS.board})`,
  contract: `${FIRST} (${CONTROL_GROUNDS.contract})`,
  agreement: `${FIRST} (${CONTROL_GROUNDS.agreement})`,
  joint_votes: 'Annex art 3(3) third subparagraph',
  persons: 'Annex art 3(3) fourth subparagraph',
};

const groundOf = ({ votes, control }: Edge, majority: number): ControlGround | 'votes' | null =>
  votes > majority ? 'votes' : control;

/** Holdings by which one enterprise controls another. */
function directControl({ edges, enterprise }: GraphIndex, majority: number) {
  return edges.flatMap((edge) => {
    const { holder, held } = edge;
    const ground = groundOf(edge, majority);
    const isBetween = enterprise[holder] === true && enterprise[held] === true;
    if (ground === null || !isBetween) return [];
    const percent = ground === 'votes' ? toPercent(edge.votes) : null;
    return [{ one: holder, other: held, ground, percent, persons: [] }];
  });
}

export function linkedEnterprises(
  graph: GroupGraph,
  index: GraphIndex,
  limits: Pick<GroupLimits, 'majorityPercent'>,
): Linked {
  const majority = toUnits(limits.majorityPercent);
  const { rootOf, link, found } = jointControl(index, majority);
  const { links, unknownMarkets } = personLinks(graph, index, majority);
  const ofPersons = links.map((one) => ({ ...one, ground: 'persons' as const, percent: null }));
  const seeds = [...directControl(index, majority), ...ofPersons];
  for (const { one, other } of seeds) link(one, other);
  const jointly = found.map(({ holder, held, votes }) => ({
    one: holder,
    other: held,
    ground: 'joint_votes' as const,
    percent: toPercent(votes),
    persons: [],
  }));
  const idAt = (place: number): string => index.entities[place]?.id ?? '';
  const steps = [...seeds, ...jointly].map(({ one, other, ground, percent, persons }) => ({
    ground,
    provision: PROVISIONS[ground],
    holder: idAt(one),
    held: idAt(other),
    percent,
    persons,
  }));
  return { rootOf, steps, unknownMarkets };
}
