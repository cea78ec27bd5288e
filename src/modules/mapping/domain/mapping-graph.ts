/**
 * Bipartite graph of measures and controls of all frameworks. Indexes are built once; a step is a lookup.
 * Edges keep the order of the knowledge base: measure, framework, file.
 */
import type { MemberState } from '../../../shared/country.js';
import { groupBy } from '../../../shared/group-by.js';
import {
  backwards,
  forwards,
  linksOfSets,
  type ControlLink,
  type ControlStep,
} from './control-link.js';
import {
  FRAMEWORK_KEYS,
  type Control,
  type ControlName,
  type Framework,
  type FrameworkKey,
} from './control.js';
import type { FrameworkMappingKnowledge } from './framework-mapping.js';
import type { MappingEdge, MappingRole } from './mapping-edge.js';
import type { Measure, MeasureKey } from './measure.js';

export type MappingGraph = Readonly<{
  measures: ReadonlyMap<MeasureKey, Measure>;
  controls: ReadonlyMap<string, Control>;
  controlsOfFramework: ReadonlyMap<FrameworkKey, readonly Control[]>;
  childrenOfControl: ReadonlyMap<string, readonly Control[]>;
  edgesOfMeasure: EdgeLists;
  edgesOfControl: EdgeLists;
  controlLinks: readonly ControlLink[];
  /** Links of a control with the framework of the other end; see `stepName`. */
  controlSteps: ReadonlyMap<string, readonly ControlStep[]>;
  /** The national framework of a member state; none in versions whose frameworks name no country. */
  frameworkOfCountry: ReadonlyMap<MemberState, Framework>;
}>;

/** Edges by owner and filter; see `listName`. */
type EdgeLists = ReadonlyMap<string, readonly MappingEdge[]>;

/** Undefined or null: any. */
export type EdgeFilter = Readonly<{
  framework?: FrameworkKey | null | undefined;
  role?: MappingRole | null | undefined;
}>;

/** Ignores case, so `a.5.1` is found. */
export const controlKeyOf = ({ framework, ref }: ControlName): string =>
  `${framework}|${ref.trim().toLowerCase()}`;

export function buildMappingGraph(knowledge: FrameworkMappingKnowledge): MappingGraph {
  const controlLinks = linksOfSets(knowledge.linkSets);
  return {
    ...indexControls(knowledge),
    controlLinks,
    controlSteps: listSteps(controlLinks),
    frameworkOfCountry: byCountry(knowledge.frameworks),
  };
}

const byCountry = (frameworks: readonly Framework[]): ReadonlyMap<MemberState, Framework> =>
  new Map(
    frameworks.flatMap((framework) =>
      framework.country === undefined ? [] : [[framework.country, framework] as const],
    ),
  );

const indexControls = (knowledge: FrameworkMappingKnowledge) => ({
  measures: new Map(knowledge.measures.map((measure) => [measure.key, measure])),
  controls: new Map(knowledge.controls.map((control) => [controlKeyOf(control), control])),
  controlsOfFramework: groupBy(knowledge.controls, ({ framework }) => framework),
  childrenOfControl: groupBy(
    knowledge.controls.filter(({ parent }) => parent !== null),
    ({ framework, parent }) => controlKeyOf({ framework, ref: parent ?? '' }),
  ),
  edgesOfMeasure: listEdges(knowledge.edges, ({ measure }) => measure),
  edgesOfControl: listEdges(knowledge.edges, controlKeyOf),
});

const stepName = (control: ControlName, framework: FrameworkKey): string =>
  `${controlKeyOf(control)}|${framework}`;

function listSteps(links: readonly ControlLink[]): ReadonlyMap<string, readonly ControlStep[]> {
  const named = links.flatMap((link) => [
    { name: stepName(link.from, link.to.framework), step: forwards(link) },
    { name: stepName(link.to, link.from.framework), step: backwards(link) },
  ]);
  const lists = groupBy(named, ({ name }) => name);
  return new Map([...lists].map(([name, list]) => [name, list.map(({ step }) => step)]));
}

/** Links from a control to controls of all frameworks, in the order of the frameworks. */
export const allControlSteps = (
  graph: MappingGraph,
  control: ControlName,
): readonly ControlStep[] =>
  FRAMEWORK_KEYS.flatMap((framework) => controlSteps(graph, control, framework));

/** Links from a control to controls of a framework, without a measure between them. */
export const controlSteps = (
  graph: MappingGraph,
  control: ControlName,
  framework: FrameworkKey,
): readonly ControlStep[] => graph.controlSteps.get(stepName(control, framework)) ?? [];

const listName = (owner: string, { framework, role }: EdgeFilter): string =>
  `${owner}|${framework ?? ''}|${role ?? ''}`;

const filtersOf = ({ framework, role }: MappingEdge): readonly EdgeFilter[] =>
  [framework, null].flatMap((one) =>
    role === null ? [{ framework: one }] : [{ framework: one }, { framework: one, role }],
  );

/** One list per filter, so a step costs the same for any number of edges. */
const listEdges = (
  edges: readonly MappingEdge[],
  ownerOf: (edge: MappingEdge) => string,
): EdgeLists => {
  const named = edges.flatMap((edge) =>
    filtersOf(edge).map((filter) => ({ name: listName(ownerOf(edge), filter), edge })),
  );
  const lists = groupBy(named, ({ name }) => name);
  return new Map([...lists].map(([name, list]) => [name, list.map(({ edge }) => edge)]));
};

export const findControl = (graph: MappingGraph, name: ControlName): Control | null =>
  graph.controls.get(controlKeyOf(name)) ?? null;

export const parentOf = (graph: MappingGraph, { framework, parent }: Control): Control | null =>
  parent === null ? null : findControl(graph, { framework, ref: parent });

/** Direct children, in framework order. */
export const childrenOf = (graph: MappingGraph, control: ControlName): readonly Control[] =>
  graph.childrenOfControl.get(controlKeyOf(control)) ?? [];

export const controlsOf = (graph: MappingGraph, framework: FrameworkKey): readonly Control[] =>
  graph.controlsOfFramework.get(framework) ?? [];

export const edgesOfMeasure = (
  graph: MappingGraph,
  measure: MeasureKey,
  filter: EdgeFilter = {},
): readonly MappingEdge[] => graph.edgesOfMeasure.get(listName(measure, filter)) ?? [];

export const edgesOfControl = (
  graph: MappingGraph,
  control: ControlName,
  filter: EdgeFilter = {},
): readonly MappingEdge[] =>
  graph.edgesOfControl.get(listName(controlKeyOf(control), filter)) ?? [];
