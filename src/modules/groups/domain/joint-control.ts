/**
 * Components of linked enterprises that grow while they hold a majority of an enterprise together. On each union the
 * votes of the smaller component move to the larger one, so a holding moves at most log n times.
 */
import { disjointSets, type DisjointSets } from './disjoint-sets.js';
import type { Edge, GraphIndex } from './graph-index.js';

/** An enterprise that became linked because of the votes of a whole component, millionths of a percent. */
type JointMajority = Readonly<{ holder: number; held: number; votes: number }>;

/** `link` joins two enterprises and all that follows; `found` lists what followed. */
export type JointControl = Readonly<{
  rootOf: (place: number) => number;
  link: (one: number, other: number) => void;
  found: readonly JointMajority[];
}>;

/** `out`: holdings of each component. `votes`: by held entity, those of each component. */
type State = Readonly<{
  index: GraphIndex;
  majority: number;
  sets: DisjointSets;
  out: Edge[][];
  votes: readonly Map<number, number>[];
  queue: (readonly [number, number])[];
  found: JointMajority[];
}>;

/** The component's members hold more than half of the votes, though perhaps none of them alone. */
function follow(state: State, root: number, held: number, votes: number): void {
  const { index, majority, sets, queue, found } = state;
  const isOutside = sets.find(held) !== root && index.enterprise[held] === true;
  if (votes <= majority || !isOutside) return;
  const edge = index.byHeld[held]?.find(({ holder }) => sets.find(holder) === root);
  found.push({ holder: edge?.holder ?? root, held, votes });
  queue.push([root, held]);
}

/** A component holds its votes in an entity once, though several members may hold some. */
function moveVotes(state: State, held: number, kept: number, dropped: number): void {
  const ofHeld = state.votes[held];
  const more = ofHeld?.get(dropped);
  if (ofHeld === undefined || more === undefined) return;
  ofHeld.delete(dropped);
  const sum = (ofHeld.get(kept) ?? 0) + more;
  ofHeld.set(kept, sum);
  follow(state, kept, held, sum);
}

function merge(state: State, kept: number, dropped: number): void {
  const { out } = state;
  const moved = out[dropped] ?? [];
  for (const { held } of moved) moveVotes(state, held, kept, dropped);
  out[kept]?.push(...moved);
  out[dropped] = [];
}

/** @param majority millionths of a percent that must be exceeded */
export function jointControl(index: GraphIndex, majority: number): JointControl {
  const { entities, byHolder, enterprise } = index;
  const out = byHolder.map((edges, at) => (enterprise[at] === true ? [...edges] : []));
  const votes = entities.map(() => new Map<number, number>());
  for (const edge of out.flat()) votes[edge.held]?.set(edge.holder, edge.votes);
  const sets = disjointSets(entities.length);
  const state: State = { index, majority, sets, out, votes, queue: [], found: [] };
  const link = (one: number, other: number): void => {
    state.queue.push([one, other]);
    for (let pair = state.queue.pop(); pair !== undefined; pair = state.queue.pop()) {
      const joined = sets.union(...pair);
      if (joined !== null) merge(state, joined.kept, joined.dropped);
    }
  };
  return { rootOf: sets.find, link, found: state.found };
}
