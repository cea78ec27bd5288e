/** What makes a graph of a group impossible. Each problem names the entity or the holding. */
import {
  toUnits,
  votesOf,
  type GroupEntity,
  type GroupGraph,
  type Holding,
} from './group-graph.js';

/** `list` and `at`: where the problem is. `member`: of the entity or holding; null: the whole. */
export type GraphProblem = Readonly<{
  list: 'entities' | 'holdings' | 'jointly';
  at: number;
  member: string | null;
  type: string;
  params: Readonly<Record<string, string | number>>;
}>;

const WHOLE = toUnits(100);

const isShare = (percent: number | null): boolean =>
  percent === null || (percent >= 0 && percent <= 100);

const edgeOf = ({ holder, held }: Holding) => ({ holder, held });

const isNegative = (figure: number | null): boolean => figure !== null && !(figure >= 0);

function figureProblems(entity: GroupEntity, at: number): readonly GraphProblem[] {
  const { figures, consolidated, budgetMeur, inhabitants, id } = entity;
  const all = {
    latest: figures.latest,
    previous: figures.previous,
    consolidated: consolidated?.latest ?? null,
    consolidatedPrevious: consolidated?.previous ?? null,
    authority: { budgetMeur, inhabitants },
  };
  return Object.entries(all).flatMap(([member, one]) =>
    one !== null && Object.values(one).some(isNegative)
      ? [{ list: 'entities', at, member, type: 'group_negative_figure', params: { entity: id } }]
      : [],
  );
}

function entityProblems(
  { entities }: GroupGraph,
  known: ReadonlySet<string>,
): readonly GraphProblem[] {
  const seen = new Set<string>();
  return entities.flatMap((entity, at) => {
    const { id, consolidated } = entity;
    const problems = [...figureProblems(entity, at)];
    const add = (member: string, type: string, params: GraphProblem['params']) =>
      problems.push({ list: 'entities', at, member, type, params });
    if (seen.has(id)) add('id', 'group_duplicate_entity', { entity: id });
    seen.add(id);
    for (const { entity: other, percent } of consolidated?.covers ?? []) {
      if (!known.has(other)) add('covers', 'group_unknown_entity', { entity: other });
      if (!isShare(percent)) add('covers', 'group_share_range', { holder: id, held: other });
    }
    return problems;
  });
}

type HoldingProblem = readonly [member: string | null, type: string, entity?: string];

function shareProblem(holding: Holding): HoldingProblem | null {
  const { holder, held, capital, votes, control } = holding;
  if (holder === held) return [null, 'group_self_holding'];
  if (!isShare(capital)) return ['capital', 'group_share_range'];
  if (!isShare(votes)) return ['votes', 'group_share_range'];
  if (isNegative(holding.investedMeur)) return ['investedMeur', 'group_negative_figure', holder];
  if (capital === null && votes === null && control === null) return [null, 'group_share_missing'];
  return null;
}

/** Errors of one holding by itself; the first of them. */
function holdingProblem(
  holding: Holding,
  known: ReadonlyMap<string, GroupEntity>,
): HoldingProblem | null {
  const { holder, held } = holding;
  if (!known.has(holder)) return ['holder', 'group_unknown_entity', holder];
  const entity = known.get(held);
  if (entity === undefined) return ['held', 'group_unknown_entity', held];
  if (entity.kind === 'natural_person') return ['held', 'group_person_held'];
  return shareProblem(holding);
}

/** Running sums per held entity, millionths of a percent: which of them a holding takes beyond the whole. */
function sumCheck(): (holding: Holding) => 'capital' | 'votes' | null {
  const capital = new Map<string, number>();
  const votes = new Map<string, number>();
  const add = (sums: Map<string, number>, held: string, percent: number): boolean => {
    const sum = (sums.get(held) ?? 0) + toUnits(percent);
    sums.set(held, sum);
    return sum > WHOLE;
  };
  return (holding) => {
    const isCapital = add(capital, holding.held, holding.capital ?? 0);
    const isVotes = add(votes, holding.held, votesOf(holding));
    if (isCapital) return 'capital';
    return isVotes ? 'votes' : null;
  };
}

function holdingProblems({ holdings, entities }: GroupGraph): readonly GraphProblem[] {
  const known = new Map(entities.map((entity) => [entity.id, entity]));
  const seen = new Set<string>();
  const beyondWhole = sumCheck();
  return holdings.flatMap((holding, at): readonly GraphProblem[] => {
    const found = holdingProblem(holding, known);
    const edge = edgeOf(holding);
    if (found !== null) {
      const [member, type, entity] = found;
      const params = entity === undefined ? edge : { ...edge, entity };
      return [{ list: 'holdings', at, member, type, params }];
    }
    const key = JSON.stringify([holding.holder, holding.held]);
    if (seen.has(key)) {
      return [
        { list: 'holdings', at, member: null, type: 'group_duplicate_holding', params: edge },
      ];
    }
    seen.add(key);
    const member = beyondWhole(holding);
    if (member === null) return [];
    return [{ list: 'holdings', at, member, type: 'group_sum_above_whole', params: edge }];
  });
}

function jointlyProblems({ jointly, entities }: GroupGraph): readonly GraphProblem[] {
  const persons = new Set(
    entities.filter(({ kind }) => kind === 'natural_person').map(({ id }) => id),
  );
  return jointly.flatMap((ids, at) =>
    ids
      .filter((id) => !persons.has(id))
      .map((entity): GraphProblem => {
        const type = 'group_not_a_person';
        return { list: 'jointly', at, member: null, type, params: { entity } };
      }),
  );
}

/** Empty if the graph can be assessed. */
export function graphProblems(graph: GroupGraph): readonly GraphProblem[] {
  const known = new Set(graph.entities.map(({ id }) => id));
  return [...entityProblems(graph, known), ...holdingProblems(graph), ...jointlyProblems(graph)];
}
