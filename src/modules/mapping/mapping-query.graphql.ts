/** Input of the mapping graph: enums, arguments, opaque cursors. */
import { ArgsType, Field, Int } from 'type-graphql';
import type { FrameworkKey } from './domain/control.js';
import type { MappingRole } from './domain/mapping-edge.js';
import type { MeasureKey } from './domain/measure.js';
import { cursorCodec } from '../../shared/cursor.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { PageOptions } from './domain/page-after.js';
import { FRAMEWORK, MEASURE, ROLE } from '../../shared/graphql/mapping-words.graphql.js';

const MOST_ITEMS = 100;
const DEFAULT_ITEMS = 20;

/** Characters; well above the longest cursor. */
const LONGEST_CURSOR = 200;

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

const keyCursor = cursorCodec<string>({
  pattern: /^([^]+)$/,
  longest: LONGEST_CURSOR,
  toText: (key) => key,
  fromText: (key = '') => key,
});

export const toCursor = keyCursor.encode;

type RequestInput = Readonly<{ first: number; after?: string | null | undefined }>;

/** A foreign cursor becomes the empty key, which no list contains. */
export const toPageOptions = ({ first, after }: RequestInput): PageOptions => ({
  first,
  after: after === undefined || after === null ? null : (keyCursor.decode(after) ?? ''),
});
