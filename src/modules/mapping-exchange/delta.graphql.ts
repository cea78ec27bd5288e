/** GraphQL types of the mapping delta. Not part of the documented interface. */
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import { HOLD_STATES, type HoldState, type Standing } from '../mapping/domain/delta.js';
import { Bounds, ListLength, OmitNull } from '../../shared/graphql/decorators.js';
import { RECEIPT_FIELD, RECEIPT_OPTION } from '../../shared/graphql/receipts.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { GraphLinkView, GraphNodeView } from '../mapping/graph-link.graphql.js';
import { enumOf, FRAMEWORK } from '../mapping/mapping-query.graphql.js';
import { MappingAccess } from '../mapping/measure.graphql.js';

const HOLD_STATE = enumOf(HOLD_STATES);
registerEnumType(HOLD_STATE, {
  name: 'HoldState',
  description: 'excluded: left out in the statement of applicability',
});

const STANDING = enumOf(['covered', 'partly', 'open'] as const);
registerEnumType(STANDING, {
  name: 'MeasureStanding',
  description: 'covered: all that carries the measure is in place, and the framework can carry it',
});

const LONGEST_REF = 60;
const LONGEST_NOTE = 2000;
/** Characters; the largest framework has well under a thousand controls. */
const LONGEST_TABLE = 60_000;

@InputType('HeldControlInput')
export class HeldControlInput {
  @Bounds({ minLength: 1, maxLength: LONGEST_REF })
  @Field(() => String, { description: 'number as the framework prints it, such as A.5.24' })
  control!: string;

  @Field(() => HOLD_STATE)
  status!: HoldState;

  @Bounds({ maxLength: LONGEST_NOTE })
  @Field(() => String, { nullable: true, description: 'comes back with the answer' })
  note?: string | null;
}

@ArgsType()
export class MappingDeltaArgs {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => [HeldControlInput], { nullable: true, description: 'either this or csv' })
  items?: HeldControlInput[] | null;

  @Bounds({ maxLength: LONGEST_TABLE })
  @Field(() => String, {
    nullable: true,
    description: 'table with the columns control, status and, if wanted, note',
  })
  csv?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: RECEIPT_OPTION })
  receipt!: boolean;

  @Field(() => String, { nullable: true, description: 'language of the texts' })
  keel?: string | null;
}

@ObjectType('HeldLink', { simpleResolvers: true })
export class HeldLinkView {
  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => HOLD_STATE)
  status!: HoldState;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => GraphLinkView, { description: 'the link that says so' })
  link!: GraphLinkView;
}

@ObjectType('MeasureDelta', { simpleResolvers: true })
export class MeasureDeltaView {
  @Field(() => GraphNodeView)
  measure!: GraphNodeView;

  @Field(() => STANDING)
  standing!: Standing;

  @Field(() => Int, { name: 'share_low', description: 'percent of what carries it in place' })
  shareLow!: number;

  @Field(() => Int, { name: 'share_high', description: 'percent in place or in part' })
  shareHigh!: number;

  @ListLength(40)
  @Field(() => [HeldLinkView])
  held!: HeldLinkView[];

  @ListLength(40)
  @Field(() => [GraphLinkView], { description: 'what carries the measure and is not in place' })
  missing!: GraphLinkView[];

  @Field(() => String, { nullable: true, description: 'what a certificate leaves open' })
  beyond!: string | null;

  @Field(() => [String], { name: 'next_steps' })
  nextSteps!: string[];

  @Field(() => [String])
  warnings!: string[];

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('HeldLine', { simpleResolvers: true, description: 'A line that was not used' })
export class HeldLineView {
  @Field(() => Int, { description: 'from 1; in a table the header is line 1' })
  line!: number;

  @Field(() => String)
  control!: string;
}

@MappingAccess()
@ObjectType('MappingDelta', { simpleResolvers: true })
export class MappingDeltaView {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => Int)
  covered!: number;

  @Field(() => Int)
  partly!: number;

  @Field(() => Int)
  open!: number;

  @ListLength(10)
  @Field(() => [MeasureDeltaView])
  measures!: MeasureDeltaView[];

  @Field(() => [HeldLineView], { description: 'lines that name no control of the framework' })
  unknown!: HeldLineView[];

  @Field(() => [HeldLineView], { description: 'lines whose control came before' })
  repeated!: HeldLineView[];

  @Field(() => String, { description: 'what the answer is and is not' })
  note!: string;

  @OmitNull()
  @Field(() => String, RECEIPT_FIELD)
  receipt!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}
