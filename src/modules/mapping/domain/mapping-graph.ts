/**
 * The mapping as a graph: measures on one side, controls of all frameworks on the other, links between them.
 * The indexes are made once; a step along an edge is a look-up. Edges keep the order of the knowledge base:
 * by measure, then framework, then as its file lists them.
 */
import type { Control, ControlName, FrameworkKey } from './control.js';
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
}>;

/** Edges by whose they are and the filter that they pass; see `listName`. */
type EdgeLists = ReadonlyMap<string, readonly MappingEdge[]>;

/** Undefined or null: any. */
export type EdgeFilter = Readonly<{
  framework?: FrameworkKey | null | undefined;
  role?: MappingRole | null | undefined;
}>;

/** Callers need not mind the case of `a.5.1`. */
export const controlKeyOf = ({ framework, ref }: ControlName): string =>
  `${framework}|${ref.trim().toLowerCase()}`;

export const buildMappingGraph = (knowledge: FrameworkMappingKnowledge): MappingGraph => ({
  measures: new Map(knowledge.measures.map((measure) => [measure.key, measure])),
  controls: new Map(knowledge.controls.map((control) => [controlKeyOf(control), control])),
  controlsOfFramework: Map.groupBy(knowledge.controls, ({ framework }) => framework),
  childrenOfControl: Map.groupBy(
    knowledge.controls.filter(({ parent }) => parent !== null),
    ({ framework, parent }) => controlKeyOf({ framework, ref: parent ?? '' }),
  ),
  edgesOfMeasure: listEdges(knowledge.edges, ({ measure }) => measure),
  edgesOfControl: listEdges(knowledge.edges, controlKeyOf),
});

const listName = (owner: string, { framework, role }: EdgeFilter): string =>
  `${owner}|${framework ?? ''}|${role ?? ''}`;

/** The filters that an edge passes. */
const filtersOf = ({ framework, role }: MappingEdge): readonly EdgeFilter[] =>
  [framework, null].flatMap((one) =>
    role === null ? [{ framework: one }] : [{ framework: one }, { framework: one, role }],
  );

/** One list for every filter: a step costs the same however many edges a measure has. */
const listEdges = (
  edges: readonly MappingEdge[],
  ownerOf: (edge: MappingEdge) => string,
): EdgeLists => {
  const named = edges.flatMap((edge) =>
    filtersOf(edge).map((filter) => ({ name: listName(ownerOf(edge), filter), edge })),
  );
  const lists = Map.groupBy(named, ({ name }) => name);
  return new Map([...lists].map(([name, list]) => [name, list.map(({ edge }) => edge)]));
};

export const findControl = (graph: MappingGraph, name: ControlName): Control | null =>
  graph.controls.get(controlKeyOf(name)) ?? null;

/** The control above; null at the top. */
export const parentOf = (graph: MappingGraph, { framework, parent }: Control): Control | null =>
  parent === null ? null : findControl(graph, { framework, ref: parent });

/** The controls right below, in the order of the framework. */
export const childrenOf = (graph: MappingGraph, control: ControlName): readonly Control[] =>
  graph.childrenOfControl.get(controlKeyOf(control)) ?? [];

export const controlsOf = (graph: MappingGraph, framework: FrameworkKey): readonly Control[] =>
  graph.controlsOfFramework.get(framework) ?? [];

/** From a measure to the controls that it is mapped to. */
export const edgesOfMeasure = (
  graph: MappingGraph,
  measure: MeasureKey,
  filter: EdgeFilter = {},
): readonly MappingEdge[] => graph.edgesOfMeasure.get(listName(measure, filter)) ?? [];

/** From a control back to the measures that it is mapped to. */
export const edgesOfControl = (
  graph: MappingGraph,
  control: ControlName,
  filter: EdgeFilter = {},
): readonly MappingEdge[] =>
  graph.edgesOfControl.get(listName(controlKeyOf(control), filter)) ?? [];
