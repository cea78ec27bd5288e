/** Converts results of the mapping graph to GraphQL views. */
import type { ComparedControl, Comparison, Counterpart } from './domain/compare-frameworks.js';
import { controlNode, type GraphNode } from './domain/graph-node.js';
import type { Neighbour } from './domain/graph-neighbours.js';
import { pathKey, type GraphPath } from './domain/graph-paths.js';
import type { ControlStep } from './domain/control-link.js';
import type { ControlName } from './domain/control.js';
import { toControlLinkView, type ControlLinkView, type NodeOf } from './control-links.graphql.js';
import { isDirect, linkOf, type GraphStep, type PathStep } from './domain/graph-step.js';
import type { MappingEdge } from './domain/mapping-edge.js';
import type { ItemPage } from './domain/page-after.js';
import { toConnection } from '../../shared/graphql/connection.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type {
  ComparedControlView,
  ComparisonView,
  GraphCounterpartView,
  GraphNeighbourView,
  GraphPathView,
  PathBreakView,
  PathHopView,
} from './graph-answer.graphql.js';
import { toCursor } from '../../shared/graphql/key-cursor.js';
import type {
  GraphLinkView,
  GraphNodeView,
  GraphStepView,
} from '../../shared/graphql/graph-link.graphql.js';
import { toLinkView, toNodeView, type EndsOf } from '../../shared/graphql/to-graph-link.js';

export class GraphTeller {
  constructor(
    private readonly endsOf: EndsOf,
    private readonly nodeOf: NodeOf,
    private readonly localizer: Localizer,
  ) {}

  links = (page: ItemPage<MappingEdge>) =>
    this.connection(
      page,
      (edge) => this.link(edge),
      ({ key }) => key,
    );

  paths = (page: ItemPage<GraphPath>) => this.connection(page, (path) => this.path(path), pathKey);

  neighbours = (page: ItemPage<Neighbour>) =>
    this.connection(
      page,
      (one): GraphNeighbourView => ({
        distance: one.distance,
        place: this.node(one.node),
        by: this.step(one.by, one.distance - 1),
      }),
      ({ node }) => node.id,
    );

  nodes = (page: ItemPage<GraphNode>) =>
    this.connection(
      page,
      (node) => this.node(node),
      ({ id }) => id,
    );

  comparison({ rows, unmatched }: Comparison, page: ItemPage<ComparedControl>): ComparisonView {
    const met = new Set(
      rows.flatMap(({ counterparts }) => counterparts.map(({ control }) => control.ref)),
    );
    return {
      controlsA: rows.length,
      controlsB: met.size + unmatched.length,
      matchedA: rows.filter(({ counterparts }) => counterparts.length > 0).length,
      matchedB: met.size,
      rows: this.connection(
        page,
        (row) => this.row(row),
        ({ control }) => controlNode(control).id,
      ),
      unmatchedB: unmatched.map((control) => this.node(controlNode(control))),
    };
  }

  private node = (node: GraphNode): GraphNodeView => toNodeView(node, this.localizer);

  private link = (edge: MappingEdge): GraphLinkView =>
    toLinkView(edge, this.endsOf, this.localizer);

  private step = (step: GraphStep, index: number): GraphStepView => ({
    number: index + 1,
    from: this.node(step.from),
    to: this.node(step.to),
    relation: step.relation,
    link: this.link(step.edge),
  });

  private hop = (step: PathStep, index: number): PathHopView => ({
    number: index + 1,
    from: this.node(step.from),
    to: this.node(step.to),
    relation: step.relation,
    link: linkOf(step),
    direct: isDirect(step) ? this.direct(step.from.control, step.direct) : null,
  });

  private direct(from: ControlName, step: ControlStep): ControlLinkView {
    return toControlLinkView({ from, step }, this.nodeOf, this.localizer);
  }

  private path(path: GraphPath): GraphPathView {
    return {
      hops: path.steps.length,
      relation: path.relation,
      breaksAt: this.breakOf(path),
      confidence: path.confidence,
      weakestStep: path.weakest + 1,
      steps: path.steps.flatMap((step, index) => (isDirect(step) ? [] : [this.step(step, index)])),
      route: path.steps.map(this.hop),
    };
  }

  private breakOf({ breaksAt, steps }: GraphPath): PathBreakView | null {
    const middle = breaksAt === null ? undefined : steps[breaksAt.step];
    if (breaksAt === null || middle === undefined) return null;
    const node = this.node(middle.from);
    const reason = this.localizer.t(`graph:breaks.${breaksAt.reason}`, { node: node.ref });
    return { step: breaksAt.step + 1, node: node.id, reason };
  }

  private counterpart = (one: Counterpart): GraphCounterpartView => ({
    control: this.node(controlNode(one.control)),
    measures: one.meetings.map(({ here }) => here.measure),
    isCore: one.isCore,
    confidence: one.confidence,
    meetings: one.meetings.map(({ here, there }) => ({
      measure: here.measure,
      here: this.link(here),
      there: this.link(there),
    })),
    directLink: one.direct?.link.key ?? null,
    directRelation: one.direct?.relation ?? null,
    directStrength: one.direct?.strength ?? null,
  });

  private row({ control, isMapped, counterparts }: ComparedControl): ComparedControlView {
    const counterpartViews = counterparts.map(this.counterpart);
    return { control: this.node(controlNode(control)), isMapped, counterparts: counterpartViews };
  }

  private connection<Item, View>(
    page: ItemPage<Item>,
    report: (item: Item) => View,
    keyOf: (item: Item) => string,
  ) {
    return toConnection(page, (item) => ({ cursor: toCursor(keyOf(item)), node: report(item) }));
  }
}
