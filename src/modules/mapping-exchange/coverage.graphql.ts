/** GraphQL types of the coverage of one framework by the held controls of another. */
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import { POINT_STANDINGS, type PointStanding } from '../mapping/domain/coverage.js';
import type { HoldState } from '../mapping/domain/delta.js';
import type { Relation } from '../mapping/domain/relation.js';
import type { MeasureKey } from '../mapping/domain/measure.js';
import { Bounds, ListLength } from '../../shared/graphql/decorators.js';
import { GraphNodeView } from '../../shared/graphql/graph-link.graphql.js';
import { MAX_CURSOR_LENGTH } from '../../shared/graphql/key-cursor.js';
import {
  FRAMEWORK,
  MappingAccess,
  mappingConnection,
  MEASURE,
  RELATION,
} from '../../shared/graphql/mapping-words.graphql.js';
import {
  DEFAULT_ITEMS,
  MAX_ITEMS,
  type Connection,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import { HOLD_STATE, HeldControlsArgs, HeldLineView } from './delta.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const STANDING = wordEnum('PointStanding', POINT_STANDINGS);

@ArgsType()
export class CoverageArgs extends HeldControlsArgs {
  @Field(() => FRAMEWORK)
  target!: FrameworkKey;

  @Field(() => STANDING, { nullable: true })
  standing?: PointStanding | null;

  @Bounds({ min: 1, max: MAX_ITEMS })
  @Field(() => Int, { defaultValue: DEFAULT_ITEMS })
  first!: number;

  @Bounds({ maxLength: MAX_CURSOR_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ObjectType('CoverageRoute', { simpleResolvers: true })
export class CoverageRouteView {
  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => HOLD_STATE, { nullable: true })
  status!: HoldState | null;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => Int)
  strength!: number;

  @Field(() => String, { nullable: true })
  via!: string | null;

  @Field(() => [String])
  links!: readonly string[];
}

@MappingAccess()
@ObjectType('CoveredPoint', { simpleResolvers: true })
export class CoveredPointView {
  @Field(() => GraphNodeView)
  point!: GraphNodeView;

  @Field(() => STANDING)
  standing!: PointStanding;

  @Field(() => Int, { nullable: true })
  strength!: number | null;

  @ListLength(10)
  @Field(() => [CoverageRouteView])
  by!: CoverageRouteView[];

  @ListLength(10)
  @Field(() => [CoverageRouteView])
  missing!: CoverageRouteView[];

  @Field(() => String, { nullable: true })
  within!: string | null;
}

const CoveredPointConnectionView = mappingConnection('CoveredPoint', CoveredPointView);

@ObjectType('CoverageCell', { simpleResolvers: true })
export class CoverageCellView {
  @Field(() => MEASURE)
  measure!: MeasureKey;

  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => Int)
  met!: number;

  @Field(() => Int)
  partly!: number;

  @Field(() => Int)
  open!: number;

  @Field(() => Int)
  unmapped!: number;

  @Field(() => Float, { nullable: true })
  strength!: number | null;
}

@MappingAccess()
@ObjectType('FrameworkCoverage', { simpleResolvers: true })
export class FrameworkCoverageView {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => FRAMEWORK)
  target!: FrameworkKey;

  @Field(() => Int)
  met!: number;

  @Field(() => Int)
  partly!: number;

  @Field(() => Int)
  open!: number;

  @Field(() => Int)
  unmapped!: number;

  @Field(() => [CoverageCellView], { name: 'by_measure' })
  byMeasure!: CoverageCellView[];

  @Field(() => CoveredPointConnectionView)
  points!: Connection<Edge<CoveredPointView>>;

  @Field(() => [HeldLineView])
  unknown!: HeldLineView[];

  @Field(() => [HeldLineView])
  repeated!: HeldLineView[];

  @Field(() => String)
  note!: string;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

@MappingAccess()
@ObjectType('CoverageMatrix', { simpleResolvers: true })
export class CoverageMatrixView {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => [FRAMEWORK])
  targets!: readonly FrameworkKey[];

  @Field(() => [CoverageCellView])
  cells!: CoverageCellView[];

  @Field(() => [HeldLineView])
  unknown!: HeldLineView[];
}
