/** Input of the mapping graph: enums and arguments. */
import { ArgsType, Field, Int } from 'type-graphql';
import type { FrameworkKey } from './domain/control.js';
import type { MappingRole } from './domain/mapping-edge.js';
import type { MeasureKey } from './domain/measure.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { LONGEST_CURSOR } from '../../shared/graphql/key-cursor.js';
import { FRAMEWORK, MEASURE, ROLE } from '../../shared/graphql/mapping-words.graphql.js';

const MOST_ITEMS = 100;
const DEFAULT_ITEMS = 20;

/** Characters; well above the longest ref. */
export const LONGEST_REF = 60;

@ArgsType()
export class PageArgs {
  @Bounds({ min: 1, max: MOST_ITEMS })
  @Field(() => Int, { defaultValue: DEFAULT_ITEMS })
  first!: number;

  @Bounds({ maxLength: LONGEST_CURSOR })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ArgsType()
export class MappingsArgs extends PageArgs {
  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;

  @Field(() => ROLE, { nullable: true })
  role?: MappingRole | null;
}

@ArgsType()
export class BackMappingsArgs extends PageArgs {
  @Field(() => ROLE, { nullable: true })
  role?: MappingRole | null;
}

@ArgsType()
export class FrameworksArgs {
  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ArgsType()
export class FrameworkArgs extends FrameworksArgs {
  @Field(() => FRAMEWORK)
  key!: FrameworkKey;
}

@ArgsType()
export class MeasureArgs extends FrameworksArgs {
  @Field(() => MEASURE)
  key!: MeasureKey;
}

@ArgsType()
export class ControlArgs extends FrameworksArgs {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Bounds({ maxLength: LONGEST_REF })
  @Field(() => String)
  ref!: string;
}
