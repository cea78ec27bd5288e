/** Arguments of operator operations; GraphQL only. */
import { ArgsType, Field, ID } from 'type-graphql';
import { invalid } from '../../shared/errors.js';
import { isUuid } from '../../shared/uuid.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import { IdPageArgs, toIdPage } from '../../shared/graphql/id-page.js';

const ID_LENGTH = 36;
const MAX_SEARCH_LENGTH = 200;

@ArgsType()
export class OrganisationLinesArgs extends IdPageArgs {
  @Bounds({ maxLength: MAX_SEARCH_LENGTH })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

@ArgsType()
export class KeyLinesArgs extends IdPageArgs {
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

export const toOrganisationOptions = ({ search, ...page }: OrganisationLinesArgs) => ({
  ...toIdPage(page),
  search: search?.trim() ?? '',
});

/** @throws VALIDATION_FAILED if `organisatsioon_id` or `after` is not a UUID */
export function toKeyOptions({ organisatsioon_id: id, ...page }: KeyLinesArgs) {
  if (id != null && !isUuid(id))
    throw invalid({ field: 'organisatsioon_id', type: 'cursor_invalid' });
  return { ...toIdPage(page), organisationId: id ?? null };
}
