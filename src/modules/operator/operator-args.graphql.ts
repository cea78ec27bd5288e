/** Arguments of operator operations; GraphQL only. */
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { invalid } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { PageOptions } from './operator.ports.js';

const MOST = 100;
const DEFAULT = 20;
const ID_LENGTH = 36;
const LONGEST_SEARCH = 200;

@ArgsType()
export class LinesArgs {
  @Bounds({ min: 1, max: MOST })
  @Field(() => Int, { defaultValue: DEFAULT })
  first!: number;

  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ArgsType()
export class OrganisationLinesArgs extends LinesArgs {
  @Bounds({ maxLength: LONGEST_SEARCH })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

@ArgsType()
export class KeyLinesArgs extends LinesArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => ID, { nullable: true })
  organisatsioon_id?: string | null;
}

@ArgsType()
export class OrderActArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => ID)
  order_id!: string;
}

@ArgsType()
export class RefundActArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => ID)
  tagasimakse_id!: string;
}

@ArgsType()
export class KeyActArgs {
  @Bounds({ maxLength: ID_LENGTH })
  @Field(() => ID)
  key_id!: string;
}

/** @throws VALIDATION_FAILED if `after` is invalid */
export function toPageOptions({ first, after }: LinesArgs): PageOptions {
  if (after != null && !isUuid(after)) throw invalid({ field: 'after', type: 'cursor_invalid' });
  return { limit: first, after: after ?? null };
}

export const toOrganisationOptions = ({ search, ...page }: OrganisationLinesArgs) => ({
  ...toPageOptions(page),
  search: search?.trim() ?? '',
});

/** @throws VALIDATION_FAILED if `organisatsioon_id` or `after` is not a UUID */
export function toKeyOptions({ organisatsioon_id: id, ...page }: KeyLinesArgs) {
  if (id != null && !isUuid(id))
    throw invalid({ field: 'organisatsioon_id', type: 'cursor_invalid' });
  return { ...toPageOptions(page), organisationId: id ?? null };
}
