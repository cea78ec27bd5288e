/** Input of the mapping graph: enums and arguments. */
import { ArgsType, Field } from 'type-graphql';
import type { FrameworkKey } from './domain/control.js';
import type { MappingRole } from './domain/mapping-edge.js';
import type { MeasureKey } from './domain/measure.js';
import { PageArgs } from '../../shared/graphql/connection.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { FRAMEWORK, MEASURE, ROLE } from '../../shared/graphql/mapping-words.graphql.js';
import { LanguageArgs } from '../../shared/graphql/versions.js';

/** Characters; well above the longest ref. */
export const MAX_REF_LENGTH = 60;

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
export class FrameworkArgs extends LanguageArgs {
  @Field(() => FRAMEWORK)
  key!: FrameworkKey;
}

@ArgsType()
export class MeasureArgs extends LanguageArgs {
  @Field(() => MEASURE)
  key!: MeasureKey;
}

@ArgsType()
export class ControlArgs extends LanguageArgs {
  @Field(() => FRAMEWORK)
  framework!: FrameworkKey;

  @Bounds({ maxLength: MAX_REF_LENGTH })
  @Field(() => String)
  ref!: string;
}
