/** GraphQL results of the mapping graph: paths, neighbours, comparisons, nodes; pages as Relay connections. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Confidence } from './domain/confidence.js';
import type { Relation } from './domain/relation.js';
import { ControlLinkView } from './control-links.graphql.js';
import { ListLength } from '../../shared/graphql/decorators.js';
import {
  CONFIDENCE,
  MappingAccess,
  mappingConnection,
  RELATION,
} from '../../shared/graphql/mapping-words.graphql.js';
import {
  GraphLinkView,
  GraphNodeView,
  GraphStepView,
} from '../../shared/graphql/graph-link.graphql.js';

@ObjectType('PathBreak', { simpleResolvers: true })
export class PathBreakView {
  @Field(() => Int)
  step!: number;

  @Field(() => String)
  node!: string;

  @Field(() => String)
  reason!: string;
}

@MappingAccess()
@ObjectType('PathHop', { simpleResolvers: true })
export class PathHopView {
  @Field(() => Int)
  number!: number;

  @Field(() => GraphNodeView)
  from!: GraphNodeView;

  @Field(() => GraphNodeView)
  to!: GraphNodeView;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => String)
  link!: string;

  @Field(() => ControlLinkView, { nullable: true })
  direct!: ControlLinkView | null;
}

@MappingAccess()
@ObjectType('GraphPath', { simpleResolvers: true })
export class GraphPathView {
  @Field(() => Int)
  hops!: number;

  @Field(() => RELATION, { nullable: true })
  relation!: Relation | null;

  @Field(() => PathBreakView, { name: 'breaks_at', nullable: true })
  breaksAt!: PathBreakView | null;

  @Field(() => CONFIDENCE)
  confidence!: Confidence;

  @Field(() => Int, { name: 'weakest_step' })
  weakestStep!: number;

  @ListLength(4)
  @Field(() => [GraphStepView])
  steps!: GraphStepView[];

  @ListLength(4)
  @Field(() => [PathHopView])
  route!: PathHopView[];
}

@MappingAccess()
@ObjectType('GraphNeighbour', { simpleResolvers: true })
export class GraphNeighbourView {
  @Field(() => Int)
  distance!: number;

  @Field(() => GraphNodeView)
  place!: GraphNodeView;

  @Field(() => GraphStepView)
  by!: GraphStepView;
}

@ObjectType('GraphMeeting', { simpleResolvers: true })
export class GraphMeetingView {
  @Field(() => String)
  measure!: string;

  @Field(() => GraphLinkView)
  here!: GraphLinkView;

  @Field(() => GraphLinkView)
  there!: GraphLinkView;
}

@MappingAccess()
@ObjectType('GraphCounterpart', { simpleResolvers: true })
export class GraphCounterpartView {
  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => [String])
  measures!: string[];

  @Field(() => Boolean, { name: 'is_core' })
  isCore!: boolean;

  @Field(() => CONFIDENCE)
  confidence!: Confidence;

  @ListLength(2)
  @Field(() => [GraphMeetingView])
  meetings!: GraphMeetingView[];

  @Field(() => String, { name: 'direct_link', nullable: true })
  directLink!: string | null;

  @Field(() => RELATION, { name: 'direct_relation', nullable: true })
  directRelation!: Relation | null;

  @Field(() => Int, { name: 'direct_strength', nullable: true })
  directStrength!: number | null;
}

@MappingAccess()
@ObjectType('ComparedControl', { simpleResolvers: true })
export class ComparedControlView {
  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => Boolean, { name: 'is_mapped' })
  isMapped!: boolean;

  /** Most per row between two frameworks: 35.6 on average of a page of 20 rows. */
  @ListLength(36)
  @Field(() => [GraphCounterpartView])
  counterparts!: GraphCounterpartView[];
}

export const LinkConnectionView = mappingConnection('GraphLink', GraphLinkView);
export const PathConnectionView = mappingConnection('GraphPath', GraphPathView);
export const NeighbourConnectionView = mappingConnection('GraphNeighbour', GraphNeighbourView);
export const NodeConnectionView = mappingConnection('GraphNode', GraphNodeView);
export const ComparedConnectionView = mappingConnection('ComparedControl', ComparedControlView);

@MappingAccess()
@ObjectType('FrameworkComparison', { simpleResolvers: true })
export class ComparisonView {
  @Field(() => Int, { name: 'controls_a' })
  controlsA!: number;

  @Field(() => Int, { name: 'controls_b' })
  controlsB!: number;

  @Field(() => Int, { name: 'matched_a' })
  matchedA!: number;

  @Field(() => Int, { name: 'matched_b' })
  matchedB!: number;

  @Field(() => ComparedConnectionView)
  rows!: InstanceType<typeof ComparedConnectionView>;

  @ListLength(100)
  @Field(() => [GraphNodeView], { name: 'unmatched_b' })
  unmatchedB!: GraphNodeView[];
}
