/** GraphQL types of the points of a framework: hierarchy, letters of art 21(2), qualifiers, cadence. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { titleIn, titleLanguageOf, type Control, type FrameworkKey } from './domain/control.js';
import { controlId } from './domain/graph-node.js';
import type { PointFilter } from './domain/list-points.js';
import type { MeasureKey } from './domain/measure.js';
import type { ItemPage } from './domain/page-after.js';
import {
  CADENCES,
  POINT_KINDS,
  QUALIFIERS,
  type Cadence,
  type Point,
  type PointKind,
  type Qualifier,
} from './domain/point.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import {
  PageArgs,
  toConnection,
  type Connection,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import {
  FRAMEWORK,
  MappingAccess,
  mappingConnection,
  MEASURE,
} from '../../shared/graphql/mapping-words.graphql.js';
import type { Source } from '../../shared/source.js';
import { MAX_REF_LENGTH } from './mapping-query.graphql.js';
import { toCursor } from '../../shared/graphql/key-cursor.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const KIND = wordEnum('PointKind', POINT_KINDS);

const QUALIFIER = wordEnum('PointQualifier', QUALIFIERS);

const CADENCE = wordEnum('PointCadence', CADENCES);

@ArgsType()
export class PointsArgs extends PageArgs {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => MEASURE, { nullable: true })
  measure?: MeasureKey | null;

  @Field(() => KIND, { nullable: true })
  kind?: PointKind | null;

  @Bounds({ maxLength: MAX_REF_LENGTH })
  @Field(() => String, { nullable: true })
  parent?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@MappingAccess()
@ObjectType('FrameworkPoint', { simpleResolvers: true })
export class PointView {
  @Field(() => String)
  id!: string;

  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => String)
  ref!: string;

  @Field(() => String, { nullable: true })
  parent!: string | null;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { name: 'title_language', nullable: true })
  titleLanguage!: string | null;

  @Field(() => KIND, { nullable: true })
  kind!: PointKind | null;

  @Field(() => [MEASURE])
  measures!: readonly MeasureKey[];

  @Field(() => MEASURE, { name: 'measure_named', nullable: true })
  named!: MeasureKey | null;

  @Field(() => [QUALIFIER])
  qualifiers!: readonly Qualifier[];

  @Field(() => Boolean, { name: 'update_where_appropriate' })
  isUpdated!: boolean;

  @Field(() => [CADENCE])
  cadence!: readonly Cadence[];

  @Field(() => [String], { name: 'refers_to' })
  refersTo!: readonly string[];

  @Field(() => Boolean, { name: 'names_management_bodies' })
  namesManagement!: boolean;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

export const PointConnectionView = mappingConnection('FrameworkPoint', PointView);

export const toPointFilter = (args: PointsArgs): PointFilter => ({
  framework: args.framework,
  letter: args.measure ?? null,
  kind: args.kind ?? null,
  parent: args.parent ?? null,
});

/** Of a control whose framework was not read point by point. */
const NOTHING_KNOWN: Omit<Point, 'kind'> & Readonly<{ kind: PointKind | null }> = {
  kind: null,
  letters: [],
  named: null,
  qualifiers: [],
  isUpdated: false,
  cadence: [],
  refersTo: [],
  namesManagement: false,
};

function toPointView(control: Control, source: Source, localizer: Localizer): PointView {
  const { framework, ref, parent } = control;
  const { letters: measures, refersTo, ...facts } = control.point ?? NOTHING_KNOWN;
  const idOf = (other: string): string => controlId({ framework, ref: other });
  return {
    id: controlId(control),
    framework,
    ref,
    parent: parent === null ? null : idOf(parent),
    title: titleIn(control, localizer.language),
    titleLanguage: titleLanguageOf(control, localizer.language),
    ...facts,
    measures,
    refersTo: refersTo.map(idOf),
    sources: [localizer.source(source)],
  };
}

export function toPointConnection(
  page: ItemPage<Control>,
  sourceOf: (control: Control) => Source,
  localizer: Localizer,
): Connection<Edge<PointView>> {
  return toConnection(page, (control) => ({
    cursor: toCursor(control.ref),
    node: toPointView(control, sourceOf(control), localizer),
  }));
}
