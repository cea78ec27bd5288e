/** Nodes and links of the mapping graph as flat records, for both transports. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Confidence } from '../../modules/mapping/domain/confidence.js';
import type { FrameworkKey } from '../../modules/mapping/domain/control.js';
import type { GraphNode } from '../../modules/mapping/domain/graph-node.js';
import type { EvidenceCode, MappingRole } from '../../modules/mapping/domain/mapping-edge.js';
import type { Relation } from '../../modules/mapping/domain/relation.js';
import type { Coverage } from '../../modules/mapping/domain/measure.js';
import { SourceView } from './source.graphql.js';
import { LinkGradeView } from './link-grade.graphql.js';
import type { Localizer } from './localizer.js';
import {
  CONFIDENCE,
  COVERAGE,
  FRAMEWORK,
  MappingAccess,
  RELATION,
  ROLE,
} from './mapping-words.graphql.js';
import { wireEnum } from './wire-enum.js';

const NODE_KIND = wireEnum('GraphNodeKind', { measure: 'measure', control: 'control' });

@MappingAccess()
@ObjectType('GraphNode', { simpleResolvers: true })
export class GraphNodeView {
  /** Not on the wire. */
  node!: GraphNode;
  localizer!: Localizer;

  @Field(() => String)
  id!: string;

  @Field(() => NODE_KIND)
  kind!: keyof typeof NODE_KIND;

  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => String)
  ref!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { name: 'title_language', nullable: true })
  titleLanguage!: string | null;
}

@ObjectType('MappingEvidence', { simpleResolvers: true })
export class EvidenceView {
  @Field(() => String)
  code!: EvidenceCode;

  @Field(() => String)
  meaning!: string;
}

@MappingAccess()
@ObjectType('GraphLink', { simpleResolvers: true })
export class GraphLinkView {
  @Field(() => String)
  id!: string;

  @Field(() => GraphNodeView)
  measure!: GraphNodeView;

  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => ROLE, { nullable: true })
  role!: MappingRole | null;

  @Field(() => COVERAGE, { nullable: true })
  coverage!: Coverage | null;

  @Field(() => CONFIDENCE)
  confidence!: Confidence;

  @Field(() => String)
  provision!: string;

  @Field(() => String)
  rationale!: string;

  @Field(() => [EvidenceView])
  evidence!: EvidenceView[];

  @Field(() => [SourceView])
  sources!: SourceView[];

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => LinkGradeView, { nullable: true })
  grade!: LinkGradeView | null;
}

@MappingAccess()
@ObjectType('GraphStep', { simpleResolvers: true })
export class GraphStepView {
  @Field(() => Int)
  number!: number;

  @Field(() => GraphNodeView)
  from!: GraphNodeView;

  @Field(() => GraphNodeView)
  to!: GraphNodeView;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => GraphLinkView)
  link!: GraphLinkView;
}
