/** GraphQL types of the mapping delta. Not part of the documented interface. */
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import { HOLD_STATES, type HoldState, type MeasureStanding } from '../mapping/domain/delta.js';
import { Bounds, ListLength, OmitNull } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { FRAMEWORK, MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import { GraphLinkView, GraphNodeView } from '../../shared/graphql/graph-link.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

export const HOLD_STATE = wordEnum('HoldState', HOLD_STATES);

const STANDING = wordEnum('MeasureStanding', ['covered', 'partly', 'open'] as const);

const MAX_REF_LENGTH = 60;
const MAX_NOTE_LENGTH = 2000;
/** Characters; the largest framework has well under a thousand controls. */
const MAX_TABLE_LENGTH = 60_000;

@InputType('HeldControlInput')
export class HeldControlInput {
  @Bounds({ minLength: 1, maxLength: MAX_REF_LENGTH })
  @Field(() => String)
  control!: string;

  @Field(() => HOLD_STATE)
  status!: HoldState;

  @Bounds({ maxLength: MAX_NOTE_LENGTH })
  @Field(() => String, { nullable: true })
  note?: string | null;
}

@ArgsType()
export class HeldControlsArgs {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Field(() => [HeldControlInput], { nullable: true })
  items?: HeldControlInput[] | null;

  @Bounds({ maxLength: MAX_TABLE_LENGTH })
  @Field(() => String, { nullable: true })
  csv?: string | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ArgsType()
export class MappingDeltaArgs extends HeldControlsArgs {
  @Field(() => Boolean, { defaultValue: false })
  receipt!: boolean;
}

@ObjectType('HeldLink', { simpleResolvers: true })
export class HeldLinkView {
  @Field(() => GraphNodeView)
  control!: GraphNodeView;

  @Field(() => HOLD_STATE)
  status!: HoldState;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => GraphLinkView)
  link!: GraphLinkView;
}

@ObjectType('MeasureDelta', { simpleResolvers: true })
export class MeasureDeltaView {
  @Field(() => GraphNodeView)
  measure!: GraphNodeView;

  @Field(() => STANDING)
  standing!: MeasureStanding;

  @Field(() => Int, { name: 'share_low' })
  shareLow!: number;

  @Field(() => Int, { name: 'share_high' })
  shareHigh!: number;

  @ListLength(40)
  @Field(() => [HeldLinkView])
  held!: HeldLinkView[];

  @ListLength(40)
  @Field(() => [GraphLinkView])
  missing!: GraphLinkView[];

  @Field(() => String, { nullable: true })
  beyond!: string | null;

  @Field(() => [String], { name: 'next_steps' })
  nextSteps!: string[];

  @Field(() => [String])
  warnings!: string[];

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('HeldLine', { simpleResolvers: true })
export class HeldLineView {
  @Field(() => Int)
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

  @Field(() => [HeldLineView])
  unknown!: HeldLineView[];

  @Field(() => [HeldLineView])
  repeated!: HeldLineView[];

  @Field(() => String)
  note!: string;

  @OmitNull()
  @Field(() => String, { nullable: true })
  receipt!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}
