/** GraphQL types of links between controls of two frameworks. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { confidenceOf, type Confidence } from './domain/confidence.js';
import { LINK_LEVELS, type LinkLevel } from './domain/control-link.js';
import type { ControlName, FrameworkKey } from './domain/control.js';
import { STRONGEST } from './domain/grade.js';
import type { GraphNode } from './domain/graph-node.js';
import type { ControlLinkFilter, DirectedLink } from './domain/list-control-links.js';
import type { Relation } from './domain/relation.js';
import type { ItemPage } from './domain/page-after.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { EvidenceView, GraphNodeView } from '../../shared/graphql/graph-link.graphql.js';
import { LinkGradeView } from '../../shared/graphql/link-grade.graphql.js';
import { toGradeView, toNodeView } from '../../shared/graphql/to-graph-link.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import {
  PageArgs,
  toConnection,
  type Connection,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import {
  CONFIDENCE,
  FRAMEWORK,
  MappingAccess,
  mappingConnection,
  RELATION,
} from '../../shared/graphql/mapping-words.graphql.js';
import { MAX_REF_LENGTH } from './mapping-query.graphql.js';
import { toCursor } from '../../shared/graphql/key-cursor.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const LEVEL = wordEnum('ControlLinkLevel', LINK_LEVELS);

@ArgsType()
export class ControlLinksArgs extends PageArgs {
  @Field(() => FRAMEWORK)
  framework_a!: FrameworkKey;

  @Field(() => FRAMEWORK)
  framework_b!: FrameworkKey;

  @Bounds({ maxLength: MAX_REF_LENGTH })
  @Field(() => String, { nullable: true })
  ref?: string | null;

  @Field(() => RELATION, { nullable: true })
  relation?: Relation | null;

  @Bounds({ min: 0, max: STRONGEST })
  @Field(() => Int, { defaultValue: 0 })
  min_strength!: number;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@MappingAccess()
@ObjectType('ControlLink', { simpleResolvers: true })
export class ControlLinkView {
  @Field(() => String)
  id!: string;

  @Field(() => GraphNodeView)
  from!: GraphNodeView;

  @Field(() => GraphNodeView)
  to!: GraphNodeView;

  @Field(() => RELATION)
  relation!: Relation;

  @Field(() => String, { nullable: true })
  provision!: string | null;

  @Field(() => LEVEL)
  level!: LinkLevel;

  @Field(() => CONFIDENCE)
  confidence!: Confidence;

  @Field(() => LinkGradeView)
  grade!: LinkGradeView;

  @Field(() => [EvidenceView])
  evidence!: EvidenceView[];

  @Field(() => String, { nullable: true })
  attribution!: string | null;

  @Field(() => String, { nullable: true })
  licence!: string | null;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;
}

export const ControlLinkConnectionView = mappingConnection('ControlLink', ControlLinkView);

export const toControlLinkFilter = (args: ControlLinksArgs): ControlLinkFilter => ({
  here: args.framework_a,
  there: args.framework_b,
  ref: args.ref ?? null,
  relation: args.relation ?? null,
  strength: args.min_strength,
});

export type NodeOf = (name: ControlName) => GraphNode;

export function toControlLinkView(
  { from, step }: DirectedLink,
  nodeOf: NodeOf,
  localizer: Localizer,
): ControlLinkView {
  const { link } = step;
  const { set } = link;
  return {
    id: link.key,
    from: toNodeView(nodeOf(from), localizer),
    to: toNodeView(nodeOf(step.to), localizer),
    relation: step.relation,
    provision: link.provision,
    level: set.level,
    confidence: confidenceOf(set),
    grade: toGradeView(link.grade),
    evidence: set.evidence.map((code) => ({
      code,
      meaning: localizer.t(`mapping:evidence.${code}`),
    })),
    attribution: set.attribution,
    licence: set.licence,
    kbVersion: localizer.kbVersion,
  };
}

export function toControlLinkConnection(
  page: ItemPage<DirectedLink>,
  nodeOf: NodeOf,
  localizer: Localizer,
): Connection<Edge<ControlLinkView>> {
  return toConnection(page, (one) => ({
    cursor: toCursor(one.step.link.key),
    node: toControlLinkView(one, nodeOf, localizer),
  }));
}
