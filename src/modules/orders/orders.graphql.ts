/** Arguments of orders. Source. */
import { ArgsType, Field } from 'type-graphql';
import type { LicenceKey, Service } from '../catalogue/domain/catalogue.js';
import { LICENCE } from '../../shared/graphql/account-words.graphql.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import {
  assertDraft,
  ServiceChoiceArgs,
  toServiceChoice,
} from '../../shared/graphql/service-choice.graphql.js';
import type { OrderRequest } from './domain/order-record.js';

@ArgsType()
export class CreateOrderArgs extends ServiceChoiceArgs {
  @Bounds({ minLength: 1, maxLength: 64 })
  @Field(() => String, { nullable: true })
  idempotency_key?: string | null;

  @Field(() => Boolean, { nullable: true })
  osaline?: boolean | null;
}

@ArgsType()
export class OrderArgs {
  @Field(() => String)
  order_id!: string;
}

@ArgsType()
export class OrderLicenceArgs {
  @Field(() => LICENCE)
  litsents!: LicenceKey;
}

/** @throws VALIDATION_FAILED as `toServiceChoice` and `assertDraft` */
export const toOrderRequest = (
  args: CreateOrderArgs,
  services: readonly Service[],
): OrderRequest => {
  const choice = toServiceChoice(args, services);
  assertDraft(choice);
  return { ...choice, idempotencyKey: args.idempotency_key ?? null };
};
