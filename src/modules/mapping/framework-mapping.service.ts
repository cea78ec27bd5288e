/** Use cases of the framework mapping, answered from indexes that are built once. */
import { baselineOf, type Baseline } from './domain/baseline.js';
import type { Control, ControlName, Framework, FrameworkKey } from './domain/control.js';
import { findMeasure, indexMeasures, type MeasureIndex } from './domain/find-measure.js';
import type { FrameworkMappingKnowledge, MappingNote } from './domain/framework-mapping.js';
import { listPoints, sourceOfControl, type PointFilter } from './domain/list-points.js';
import type { MappingEdge } from './domain/mapping-edge.js';
import {
  childrenOf,
  controlsOf,
  edgesOfControl,
  edgesOfMeasure,
  findControl,
  parentOf,
  type EdgeFilter,
  type MappingGraph,
} from './domain/mapping-graph.js';
import type { Measure, MeasureKey } from './domain/measure.js';
import { pageOf, type ItemPage, type PageOptions } from './domain/page-after.js';
import { notFound } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import type { Source } from '../../shared/source.js';

/** `core`: core controls by framework. */
export type MeasureMapping = Readonly<{
  measure: Measure;
  core: Readonly<Record<'iso27001' | 'dora' | 'gdpr', readonly Control[]>>;
}>;

/** `others`: further matches, in order of their letters. */
export type FoundMeasure = Readonly<{ mapping: MeasureMapping; others: readonly Measure[] }>;

export class FrameworkMappingService {
  private readonly index: MeasureIndex;
  private readonly mappings: ReadonlyMap<MeasureKey, MeasureMapping>;

  /** @param graph built from the same `knowledge` */
  constructor(
    private readonly knowledge: FrameworkMappingKnowledge,
    private readonly graph: MappingGraph,
  ) {
    this.index = indexMeasures(knowledge.measures);
    this.mappings = new Map(knowledge.measures.map((one) => [one.key, this.toMapping(one)]));
  }

  measures(): readonly MeasureMapping[] {
    return [...this.mappings.values()];
  }

  measure(key: MeasureKey): MeasureMapping {
    const mapping = this.mappings.get(key);
    if (mapping === undefined) throw new Error(`the knowledge base has no measure "${key}"`);
    return mapping;
  }

  baseline(): Baseline {
    return baselineOf(this.knowledge.measures);
  }

  notes(): readonly MappingNote[] {
    return this.knowledge.notes;
  }

  unverifiedNames(): readonly Language[] {
    return this.knowledge.unverifiedNames;
  }

  /**
   * @param query letter, article form or fragment of a name
   * @throws NOT_FOUND if no measure matches
   */
  find(query: string): FoundMeasure {
    const match = findMeasure(this.index, query);
    if (match === null) throw notFound();
    return { mapping: this.measure(match.measure.key), others: match.others };
  }

  frameworks(): readonly Framework[] {
    return this.knowledge.frameworks;
  }

  framework(key: FrameworkKey): Framework {
    const framework = this.knowledge.frameworks.find((one) => one.key === key);
    if (framework === undefined) throw notFound();
    return framework;
  }

  /** @throws NOT_FOUND if the framework has no such control */
  control(name: ControlName): Control {
    const control = findControl(this.graph, name);
    if (control === null) throw notFound();
    return control;
  }

  children(control: Control): readonly Control[] {
    return childrenOf(this.graph, control);
  }

  parent(control: Control): Control | null {
    return parentOf(this.graph, control);
  }

  /** @throws VALIDATION_FAILED if `after` is not a control of the framework */
  controls(framework: FrameworkKey, options: PageOptions): ItemPage<Control> {
    return pageOf(controlsOf(this.graph, framework), options, ({ ref }) => ref);
  }

  /** @throws VALIDATION_FAILED if `after` is not a control of the list */
  points(filter: PointFilter, options: PageOptions): ItemPage<Control> {
    return pageOf(listPoints(this.graph, filter), options, ({ ref }) => ref);
  }

  source(control: Control): Source {
    return sourceOfControl(this.framework(control.framework), control);
  }

  /** @throws VALIDATION_FAILED if `after` is not a link of the list */
  linksOfMeasure(
    measure: MeasureKey,
    filter: EdgeFilter,
    options: PageOptions,
  ): ItemPage<MappingEdge> {
    return pageOf(edgesOfMeasure(this.graph, measure, filter), options, ({ key }) => key);
  }

  /** @throws VALIDATION_FAILED if `after` is not a link of the list */
  linksOfControl(
    control: ControlName,
    filter: EdgeFilter,
    options: PageOptions,
  ): ItemPage<MappingEdge> {
    return pageOf(edgesOfControl(this.graph, control, filter), options, ({ key }) => key);
  }

  private toMapping(measure: Measure): MeasureMapping {
    const core = (framework: FrameworkKey) =>
      edgesOfMeasure(this.graph, measure.key, { framework, role: 'core' }).map((edge) =>
        this.control(edge),
      );
    return {
      measure,
      core: { iso27001: core('iso27001'), dora: core('dora'), gdpr: core('gdpr') },
    };
  }
}
