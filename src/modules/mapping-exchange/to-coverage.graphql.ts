/** Converts a coverage to its GraphQL views. */
import type { ControlName, FrameworkKey } from '../mapping/domain/control.js';
import {
  countStandings,
  type PointCoverage,
  type CoveredPoint,
  type HeldRoute,
  type MeasureCoverage,
} from '../mapping/domain/coverage.js';
import type { Route } from '../mapping/domain/coverage-routes.js';
import type { HoldState } from '../mapping/domain/delta.js';
import { controlId, type GraphNode } from '../mapping/domain/graph-node.js';
import { toCursor } from '../../shared/graphql/key-cursor.js';
import type { ItemPage } from '../mapping/domain/page-after.js';
import { toNodeView } from '../../shared/graphql/to-graph-link.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { toConnection } from '../../shared/graphql/connection.graphql.js';
import type {
  CoverageCellView,
  CoverageMatrixView,
  CoverageRouteView,
  CoveredPointView,
  FrameworkCoverageView,
} from './coverage.graphql.js';
import { toLine } from './to-mapping-delta.graphql.js';

type CoverageAnswer = Readonly<{
  framework: FrameworkKey;
  target: FrameworkKey;
  coverage: PointCoverage;
  rows: readonly MeasureCoverage[];
  page: ItemPage<CoveredPoint>;
}>;

const toCell = (
  framework: FrameworkKey,
  { measure, counts, strength }: MeasureCoverage,
): CoverageCellView => ({ measure: measure.key, framework, ...counts, strength });

type MatrixColumn = Pick<CoverageAnswer, 'target' | 'coverage' | 'rows'>;

export const toMatrixView = (
  framework: FrameworkKey,
  columns: readonly MatrixColumn[],
): CoverageMatrixView => ({
  framework,
  targets: columns.map(({ target }) => target),
  cells: columns.flatMap(({ target, rows }) => rows.map((row) => toCell(target, row))),
  unknown: columns[0]?.coverage.unknown.map(toLine) ?? [],
});

export class CoverageWriter {
  constructor(
    private readonly nodeOf: (name: ControlName) => GraphNode,
    private readonly localizer: Localizer,
  ) {}

  write({ framework, target, coverage, rows, page }: CoverageAnswer): FrameworkCoverageView {
    return {
      framework,
      target,
      ...countStandings(coverage.points),
      byMeasure: rows.map((row) => toCell(target, row)),
      points: toConnection(page, (point) => ({
        cursor: toCursor(controlId(point.control)),
        node: this.point(point),
      })),
      unknown: coverage.unknown.map(toLine),
      repeated: coverage.repeated.map(toLine),
      note: this.localizer.t('graph:delta.note'),
      language: this.localizer.language,
    };
  }

  private point({ control, standing, strength, by, missing, within }: CoveredPoint) {
    const view: CoveredPointView = {
      point: this.node(control),
      standing,
      strength,
      by: by.map(({ route, held }: HeldRoute) => this.route(route, held.state)),
      missing: missing.map((route) => this.route(route, null)),
      within: within === null ? null : controlId(within),
    };
    return view;
  }

  private route(route: Route, status: HoldState | null): CoverageRouteView {
    const { relation, strength, via, links } = route;
    return { control: this.node(route.from), status, relation, strength, via, links };
  }

  private node = (name: ControlName) => toNodeView(this.nodeOf(name), this.localizer);
}
