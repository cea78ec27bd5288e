/**
 * Links through natural persons, alone or acting jointly, who control enterprises of the same or adjacent markets.
 * Source: Recommendation 2003/361/EC, Annex art 3(3) fourth and fifth subparagraphs.
 */
import type { GraphIndex } from './graph-index.js';
import type { GroupGraph } from './group-graph.js';
import { disjointSets } from './disjoint-sets.js';

/** `persons`: ids. `one`, `other`: positions of the linked enterprises. */
type PersonLink = Readonly<{ persons: readonly string[]; one: number; other: number }>;

/** `unknownMarkets`: ids of enterprises controlled together with others whose market was not stated. */
export type PersonLinks = Readonly<{
  links: readonly PersonLink[];
  unknownMarkets: readonly string[];
}>;

/** Persons in groups that act jointly; a person without others is one group. */
function personGroups({ jointly }: GroupGraph, { entities, at }: GraphIndex): readonly number[][] {
  const sets = disjointSets(entities.length);
  for (const ids of jointly) {
    const places = ids.flatMap((id) => at.get(id) ?? []);
    for (const place of places) sets.union(places[0] ?? place, place);
  }
  const groups = new Map<number, number[]>();
  entities.forEach(({ kind }, place) => {
    if (kind !== 'natural_person') return;
    const root = sets.find(place);
    groups.set(root, [...(groups.get(root) ?? []), place]);
  });
  return [...groups.values()];
}

/** Enterprises that the persons control, directly or through what they control. */
function controlledBy(
  persons: readonly number[],
  { byHolder, enterprise }: GraphIndex,
  majority: number,
): readonly number[] {
  const votes = new Map<number, number>();
  const controlled = new Set<number>();
  const queue = [...persons];
  for (let holder = queue.pop(); holder !== undefined; holder = queue.pop()) {
    for (const { held, votes: more, control } of byHolder[holder] ?? []) {
      const sum = (votes.get(held) ?? 0) + more;
      votes.set(held, sum);
      const isControlled = sum > majority || control !== null;
      if (!isControlled || controlled.has(held) || enterprise[held] !== true) continue;
      controlled.add(held);
      queue.push(held);
    }
  }
  return [...controlled];
}

/** Market names next to each other, both ways. */
function neighbours({ adjacentMarkets }: GroupGraph): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    const known = all.get(from);
    if (known === undefined) all.set(from, [to]);
    else known.push(to);
  };
  for (const [one, other] of adjacentMarkets) {
    add(one, other);
    add(other, one);
  }
  return all;
}

/** First enterprise of each market, and the later ones linked with it. */
function linksWithin(controlled: readonly number[], { entities }: GraphIndex) {
  const first = new Map<string, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const place of controlled) {
    for (const market of entities[place]?.markets ?? []) {
      const other = first.get(market);
      if (other === undefined) first.set(market, place);
      else if (other !== place) pairs.push([other, place]);
    }
  }
  return { first, pairs };
}

/** Links of enterprises in the same or in adjacent markets; one per market is enough. */
function linksByMarket(
  controlled: readonly number[],
  index: GraphIndex,
  adjacent: ReadonlyMap<string, readonly string[]>,
): readonly (readonly [number, number])[] {
  const { first, pairs } = linksWithin(controlled, index);
  const across = [...first].flatMap(([market, place]) =>
    (adjacent.get(market) ?? [])
      .flatMap((next) => first.get(next) ?? [])
      .filter((other) => other > place)
      .map((other) => [place, other] as const),
  );
  return [...pairs, ...across];
}

/** @param majority millionths of a percent that must be exceeded */
export function personLinks(graph: GroupGraph, index: GraphIndex, majority: number): PersonLinks {
  const { entities } = index;
  const adjacent = neighbours(graph);
  const links: PersonLink[] = [];
  const unknown = new Set<string>();
  for (const group of personGroups(graph, index)) {
    const controlled = controlledBy(group, index, majority);
    if (controlled.length < 2) continue;
    const persons = group.flatMap((place) => entities[place]?.id ?? []);
    for (const [one, other] of linksByMarket(controlled, index, adjacent)) {
      links.push({ persons, one, other });
    }
    for (const place of controlled) {
      const entity = entities[place];
      if (entity?.markets === null) unknown.add(entity.id);
    }
  }
  return { links, unknownMarkets: [...unknown] };
}
