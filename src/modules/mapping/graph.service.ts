/** Use cases of the mapping graph: links, paths, neighbours, comparisons, deltas, search. */
import {
  compareFrameworks,
  type ComparedControl,
  type Comparison,
} from './domain/compare-frameworks.js';
import type { ControlName, FrameworkKey } from './domain/control.js';
import {
  coverageByMeasure,
  coverageOf,
  type PointCoverage,
  type CoverageOptions,
  type CoveredPoint,
  type MeasureCoverage,
  type PointStanding,
} from './domain/coverage.js';
import { routesBetween, type Routes } from './domain/coverage-routes.js';
import { deltaFrom, type Delta, type HeldControl } from './domain/delta.js';
import { controlId, controlNode, endsOf, findNode, type GraphNode } from './domain/graph-node.js';
import { inFramework, neighboursOf, type Neighbour } from './domain/graph-neighbours.js';
import { MAX_DIRECT_HOPS, pathKey, pathsBetween, type GraphPath } from './domain/graph-paths.js';
import { filterLinks, type LinkFilter } from './domain/filter-links.js';
import type { FrameworkMappingKnowledge } from './domain/framework-mapping.js';
import {
  listControlLinks,
  type ControlLinkFilter,
  type DirectedLink,
} from './domain/list-control-links.js';
import { textsOfLink, type LinkTexts } from './domain/link-texts.js';
import type { MappingEdge } from './domain/mapping-edge.js';
import { findControl, type MappingGraph } from './domain/mapping-graph.js';
import { pageOf, type ItemPage, type PageOptions } from './domain/page-after.js';
import { indexGraph, searchGraph, type SearchIndex } from './domain/search-graph.js';
import { invalid, missing, notFound, type ErrorDetail } from '../../shared/errors.js';
import { lazy } from '../../shared/lazy.js';

/** `from`, `to`: node ids such as `measure:b` or `iso27001:A.5.24`. */
export type PathOptions = Readonly<{
  from: string;
  to: string;
  maxHops: number;
  isDirect: boolean;
}>;

export type NeighbourOptions = Readonly<{
  node: string;
  depth: number;
  framework: FrameworkKey | null;
}>;

const TOO_MANY_HOPS: ErrorDetail = {
  field: 'max_hops',
  type: 'less_than_equal',
  params: { le: MAX_DIRECT_HOPS },
};

export class GraphService {
  private readonly index: () => SearchIndex;
  private readonly comparisons = new Map<string, Comparison>();
  private readonly routes = new Map<string, Routes>();

  constructor(
    private readonly knowledge: FrameworkMappingKnowledge,
    private readonly graph: MappingGraph,
  ) {
    this.index = lazy(() => indexGraph(knowledge));
  }

  /**
   * @param field argument with the node id
   * @throws VALIDATION_FAILED if the id is malformed, NOT_FOUND if there is no such node
   */
  node(id: string, field: string): GraphNode {
    const found = findNode(this.graph, id);
    if (found === 'malformed') throw invalid({ field, type: 'node_id_invalid' });
    if (found === 'unknown') throw notFound(missing(field, 'node'));
    return found;
  }

  /** @throws NOT_FOUND if there is no link with that id */
  texts(link: string): LinkTexts {
    const { edges, frameworks } = this.knowledge;
    const found = textsOfLink({ graph: this.graph, frameworks }, edges, link);
    if (found === null) throw notFound();
    return found;
  }

  ends(edge: MappingEdge): Readonly<{ measure: GraphNode; control: GraphNode }> {
    return endsOf(this.graph, edge);
  }

  links(filter: LinkFilter, options: PageOptions): ItemPage<MappingEdge> {
    return pageOf(filterLinks(this.knowledge.edges, filter), options, ({ key }) => key);
  }

  /** @throws VALIDATION_FAILED if `after` is not a link of the list */
  controlLinks(filter: ControlLinkFilter, options: PageOptions): ItemPage<DirectedLink> {
    return pageOf(listControlLinks(this.graph, filter), options, ({ step }) => step.link.key);
  }

  /** @throws NOT_FOUND if the framework has no such control */
  controlNode(name: ControlName): GraphNode {
    const control = findControl(this.graph, name);
    if (control === null) throw notFound();
    return controlNode(control);
  }

  /** @throws VALIDATION_FAILED on `max_hops` beyond what direct links allow */
  paths({ from, to, maxHops, isDirect }: PathOptions, options: PageOptions): ItemPage<GraphPath> {
    const errors = this.pathErrors({ from, to }, isDirect && maxHops > MAX_DIRECT_HOPS);
    if (errors.length > 0) throw invalid(...errors);
    const ends = { from: this.node(from, 'from'), to: this.node(to, 'to') };
    return pageOf(pathsBetween(this.graph, { ...ends, maxHops, isDirect }), options, pathKey);
  }

  private pathErrors(
    ends: Readonly<Record<string, string>>,
    isTooFar: boolean,
  ): readonly ErrorDetail[] {
    const malformed = Object.entries(ends).filter(
      ([, id]) => findNode(this.graph, id) === 'malformed',
    );
    return [
      ...malformed.map(([field]) => ({ field, type: 'node_id_invalid' })),
      ...(isTooFar ? [TOO_MANY_HOPS] : []),
    ];
  }

  neighbours(
    { node, depth, framework }: NeighbourOptions,
    options: PageOptions,
  ): ItemPage<Neighbour> {
    const all = neighboursOf(this.graph, this.node(node, 'node'), depth);
    return pageOf(inFramework(all, framework), options, (one) => one.node.id);
  }

  /** Cached per pair of frameworks. @param isDirect also by links between controls */
  compare(here: FrameworkKey, there: FrameworkKey, isDirect: boolean): Comparison {
    const key = `${here}|${there}|${String(isDirect)}`;
    const compared = { here, there, isDirect };
    const known = this.comparisons.get(key) ?? compareFrameworks(this.graph, compared);
    this.comparisons.set(key, known);
    return known;
  }

  rows({ rows }: Comparison, options: PageOptions): ItemPage<ComparedControl> {
    return pageOf(rows, options, ({ control }) => controlId(control));
  }

  delta(framework: FrameworkKey, lines: readonly HeldControl[]): Delta {
    return deltaFrom(this.graph, framework, lines);
  }

  /** Points of `target` that the held controls answer. Routes are cached per pair of frameworks. */
  coverage(options: CoverageOptions): PointCoverage {
    const { held, target } = options;
    const key = `${held}|${target}`;
    const routes = this.routes.get(key) ?? routesBetween(this.graph, held, target);
    this.routes.set(key, routes);
    return coverageOf(this.graph, routes, options);
  }

  coverageByMeasure(coverage: PointCoverage): readonly MeasureCoverage[] {
    return coverageByMeasure(this.graph, coverage);
  }

  /** @throws VALIDATION_FAILED if `after` is not a point of the list */
  coveredPoints(
    { points }: PointCoverage,
    standing: PointStanding | null,
    options: PageOptions,
  ): ItemPage<CoveredPoint> {
    const wanted = points.filter((one) => standing === null || one.standing === standing);
    return pageOf(wanted, options, ({ control }) => controlId(control));
  }

  frameworkKeys(): readonly FrameworkKey[] {
    return this.knowledge.frameworks.map(({ key }) => key);
  }

  search(text: string, framework: FrameworkKey | null, options: PageOptions): ItemPage<GraphNode> {
    return pageOf(searchGraph(this.index(), text, framework), options, ({ id }) => id);
  }
}
