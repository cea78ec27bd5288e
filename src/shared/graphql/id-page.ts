/** Pages of lists that are ordered by UUID. */
import { ArgsType, Field, Int } from 'type-graphql';
import { invalid } from '../errors.js';
import { isUuid } from '../uuid.js';
import { Bounds } from './decorators.js';

const MAX_PAGE_SIZE = 100;
const DEFAULT = 20;
const ID_LENGTH = 36;

/** `after`: last id of the previous page; null: first page. */
export type IdPage = Readonly<{ limit: number; after: string | null }>;

@ArgsType()
export class IdPageArgs {
  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT })
  first!: number;

  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

/** @throws VALIDATION_FAILED if `after` is not an id */
export function toIdPage({ first, after }: IdPageArgs): IdPage {
  if (after != null && !isUuid(after)) throw invalid({ field: 'after', type: 'cursor_invalid' });
  return { limit: first, after: after ?? null };
}
