/** GraphQL arguments for links, paths, neighbours, comparisons and search. Not part of the documented interface. */
import { ArgsType, Field, Int } from 'type-graphql';
import type { Confidence } from './domain/confidence.js';
import type { FrameworkKey } from './domain/control.js';
import { MAX_DEPTH } from './domain/graph-neighbours.js';
import { MAX_HOPS } from './domain/graph-paths.js';
import { LINK_ORDERS, type LinkFilter, type LinkOrder } from './domain/filter-links.js';
import { EVIDENCE_CODES, type EvidenceCode, type MappingRole } from './domain/mapping-edge.js';
import type { Relation } from './domain/relation.js';
import type { MeasureKey } from './domain/measure.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { PageArgs } from '../../shared/graphql/connection.graphql.js';
import {
  CONFIDENCE,
  FRAMEWORK,
  MEASURE,
  RELATION,
  ROLE,
} from '../../shared/graphql/mapping-words.graphql.js';
import { wireEnum, wordEnum } from '../../shared/graphql/wire-enum.js';

/** GraphQL names allow no hyphen. */
const EVIDENCE = wireEnum(
  'MappingEvidenceCode',
  Object.fromEntries(EVIDENCE_CODES.map((code) => [code.replace('-', '_'), code])),
);

const ORDER = wordEnum('MappingLinkOrder', LINK_ORDERS);

/** Characters; well above the longest id. */
const MAX_ID_LENGTH = 100;
const MAX_TEXT_LENGTH = 200;

@ArgsType()
class GraphPageArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ArgsType()
export class LinksArgs extends GraphPageArgs {
  @Field(() => MEASURE, { nullable: true })
  measure?: MeasureKey | null;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;

  @Field(() => ROLE, { nullable: true })
  role?: MappingRole | null;

  @Field(() => RELATION, { nullable: true })
  relation?: Relation | null;

  @Field(() => CONFIDENCE, { nullable: true })
  confidence?: Confidence | null;

  @Field(() => EVIDENCE, { nullable: true })
  evidence?: EvidenceCode | null;

  @Field(() => ORDER, { defaultValue: 'measure' })
  order!: LinkOrder;
}

@ArgsType()
export class PathsArgs extends GraphPageArgs {
  @Bounds({ maxLength: MAX_ID_LENGTH })
  @Field(() => String)
  from!: string;

  @Bounds({ maxLength: MAX_ID_LENGTH })
  @Field(() => String)
  to!: string;

  @Bounds({ min: 1, max: MAX_HOPS })
  @Field(() => Int, { defaultValue: 2 })
  max_hops!: number;

  @Field(() => Boolean, { defaultValue: false })
  direct!: boolean;
}

@ArgsType()
export class NeighboursArgs extends GraphPageArgs {
  @Bounds({ maxLength: MAX_ID_LENGTH })
  @Field(() => String)
  node!: string;

  @Bounds({ min: 1, max: MAX_DEPTH })
  @Field(() => Int, { defaultValue: 1 })
  depth!: number;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;
}

@ArgsType()
export class CompareArgs extends GraphPageArgs {
  @Field(() => FRAMEWORK)
  framework_a!: FrameworkKey;

  @Field(() => FRAMEWORK)
  framework_b!: FrameworkKey;

  @Field(() => Boolean, { defaultValue: false })
  direct!: boolean;
}

@ArgsType()
export class SearchArgs extends GraphPageArgs {
  @Bounds({ minLength: 1, maxLength: MAX_TEXT_LENGTH })
  @Field(() => String)
  text!: string;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;
}

export const toLinkFilter = (args: LinksArgs): LinkFilter => ({
  measure: args.measure ?? null,
  framework: args.framework ?? null,
  role: args.role ?? null,
  relation: args.relation ?? null,
  confidence: args.confidence ?? null,
  evidence: args.evidence ?? null,
  order: args.order,
});
