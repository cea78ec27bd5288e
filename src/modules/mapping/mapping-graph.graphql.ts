/** Navigable mapping graph, GraphQL only. Not part of the documented interface, so its names are English. */
import { createUnionType, Field, ObjectType } from 'type-graphql';
import { titleIn, type Control, type Framework, type FrameworkKey } from './domain/control.js';
import type { MappingEdge, MappingRole } from './domain/mapping-edge.js';
import type { Relation } from './domain/relation.js';
import type { Coverage } from './domain/measure.js';
import type { ItemPage } from './domain/page-after.js';
import {
  connectionOf,
  toConnection,
  type Connection,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { MeasureView } from './measure.graphql.js';
import { toCursor } from '../../shared/graphql/key-cursor.js';
import {
  COVERAGE,
  FRAMEWORK,
  MappingAccess,
  mappingConnection,
  RELATION,
  ROLE,
} from '../../shared/graphql/mapping-words.graphql.js';
import type { EvidenceView } from '../../shared/graphql/graph-link.graphql.js';

@MappingAccess()
@ObjectType('Framework', { simpleResolvers: true })
export class FrameworkView {
  /** Not on the wire. */
  localizer!: Localizer;

  @Field(() => FRAMEWORK)
  key!: FrameworkKey;

  @Field(() => String)
  title!: string;
}

@MappingAccess()
@ObjectType('Control', { simpleResolvers: true })
export class ControlView {
  /** Not on the wire. */
  control!: Control;
  localizer!: Localizer;

  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => String)
  ref!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;
}

/** End of a link from which a list of links starts. */
export type MappingEnd = 'measure' | 'control';

@MappingAccess()
@ObjectType('MappingEdge', { simpleResolvers: true })
export class MappingEdgeView {
  /** Not on the wire. */
  edge!: MappingEdge;
  from!: MappingEnd;
  localizer!: Localizer;

  @Field(() => String)
  cursor!: string;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => ROLE, { nullable: true })
  role!: MappingRole | null;

  @Field(() => COVERAGE, { nullable: true })
  coverage!: Coverage | null;

  @Field(() => String)
  provision!: string;
}

/** Far end of a link: a control from a measure, a measure from a control. */
export const MappingNode = createUnionType({
  name: 'MappingNode',
  types: () => [ControlView, MeasureView] as const,
  resolveType: (value: object) => ('control' in value ? ControlView : MeasureView),
});

export const MappingConnectionView = connectionOf('Mapping', MappingEdgeView);
MappingAccess()(MappingConnectionView);

export const ControlConnectionView = mappingConnection('Control', ControlView);

export const toFrameworkView = (
  { key, title }: Framework,
  localizer: Localizer,
): FrameworkView => ({
  key,
  title: localizer.localize(title),
  localizer,
});

export const toFrameworkViews = (
  all: readonly Framework[],
  localizer: Localizer,
): FrameworkView[] => all.map((framework) => toFrameworkView(framework, localizer));

export function toControlView(control: Control, localizer: Localizer): ControlView {
  const { framework, ref } = control;
  return { control, localizer, framework, ref, title: titleIn(control, localizer.language) };
}

export const toParentView = (parent: Control | null, localizer: Localizer): ControlView | null =>
  parent === null ? null : toControlView(parent, localizer);

function toEdgeView(edge: MappingEdge, from: MappingEnd, localizer: Localizer): MappingEdgeView {
  const { key, relation, role, coverage, provision } = edge;
  return { edge, from, localizer, cursor: toCursor(key), relation, role, coverage, provision };
}

export const toMappingConnection = (
  page: ItemPage<MappingEdge>,
  from: MappingEnd,
  localizer: Localizer,
): Connection<MappingEdgeView> => toConnection(page, (edge) => toEdgeView(edge, from, localizer));

export const toControlConnection = (
  page: ItemPage<Control>,
  localizer: Localizer,
): Connection<Edge<ControlView>> =>
  toConnection(page, (control) => ({
    cursor: toCursor(control.ref),
    node: toControlView(control, localizer),
  }));

export const toEvidenceView = ({ edge, localizer }: MappingEdgeView): EvidenceView[] =>
  edge.evidence.map((code) => ({ code, meaning: localizer.t(`mapping:evidence.${code}`) }));
