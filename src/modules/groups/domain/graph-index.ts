/** A checked graph by position: entities by id, holdings by holder and by held entity. */
import {
  EXCEPTED_INVESTORS,
  isEnterprise,
  toUnits,
  votesOf,
  type ControlGround,
  type GroupEntity,
  type GroupGraph,
  type Holding,
} from './group-graph.js';

/** `holder`, `held`: positions of entities. `capital`, `votes`: millionths of a percent. `control`: that counts. */
export type Edge = Readonly<{
  holder: number;
  held: number;
  capital: number;
  votes: number;
  control: ControlGround | null;
  holding: Holding;
}>;

/** `enterprise`: whether the entity at the position counts as one. */
export type GraphIndex = Readonly<{
  entities: readonly GroupEntity[];
  at: ReadonlyMap<string, number>;
  edges: readonly Edge[];
  byHolder: readonly (readonly Edge[])[];
  byHeld: readonly (readonly Edge[])[];
  enterprise: readonly boolean[];
}>;

/** Dominant influence of the excepted investors is presumed absent unless they take part in management: art 3(3). */
function controlOf({ control, inManagement }: Holding, holder: GroupEntity | undefined) {
  const isPresumedAbsent = Object.hasOwn(EXCEPTED_INVESTORS, holder?.kind ?? '') && !inManagement;
  return control === 'contract' && isPresumedAbsent ? null : control;
}

export function indexGraph({ entities, holdings }: GroupGraph): GraphIndex {
  const at = new Map(entities.map(({ id }, place) => [id, place]));
  const byHolder: Edge[][] = entities.map(() => []);
  const byHeld: Edge[][] = entities.map(() => []);
  const edges = holdings.flatMap((holding) => {
    const holder = at.get(holding.holder);
    const held = at.get(holding.held);
    if (holder === undefined || held === undefined) return [];
    const votes = toUnits(votesOf(holding));
    const control = controlOf(holding, entities[holder]);
    return [{ holder, held, capital: toUnits(holding.capital ?? 0), votes, control, holding }];
  });
  for (const edge of edges) {
    byHolder[edge.holder]?.push(edge);
    byHeld[edge.held]?.push(edge);
  }
  return { entities, at, edges, byHolder, byHeld, enterprise: entities.map(isEnterprise) };
}
