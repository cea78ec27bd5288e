/** Wire names of the collection of a live key. Additional to the documented interface. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { ACCOUNT_STATUS } from '../../shared/graphql/account-words.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { Collected } from './key-collection.service.js';

const ID_LENGTH = 36;
const MAX_CODE_LENGTH = 64;

@ArgsType()
export class CollectKeyArgs {
  @Bounds({ minLength: ID_LENGTH, maxLength: ID_LENGTH })
  @Field(() => String)
  order_id!: string;

  @Bounds({ minLength: 1, maxLength: MAX_CODE_LENGTH })
  @Field(() => String)
  votmekood!: string;
}

@ObjectType('CollectedKey', { simpleResolvers: true })
export class CollectedKeyView {
  @Field(() => ACCOUNT_STATUS, { name: 'staatus' })
  status!: 'awaiting_payment' | 'live';

  @Field(() => String, { name: 'voti', nullable: true })
  text!: string | null;

  @Field(() => String, { name: 'key_id', nullable: true })
  keyId!: string | null;

  @Field(() => String, { name: 'viimased4', nullable: true })
  last4!: string | null;
}

export const toCollectedKeyView = ({ key }: Collected): CollectedKeyView => ({
  status: key === null ? 'awaiting_payment' : 'live',
  text: key?.text ?? null,
  keyId: key?.id ?? null,
  last4: key?.last4 ?? null,
});
