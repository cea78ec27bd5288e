/** Orders and revenue by month; GraphQL only. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { toAmount } from '../../shared/amount.js';
import { Access, Bounds } from '../../shared/graphql/decorators.js';
import type { OrderMonth } from './domain/order-months.js';

const MAX_MONTHS = 36;
const DEFAULT = 12;

@ArgsType()
export class MonthsArgs {
  @Bounds({ min: 1, max: MAX_MONTHS })
  @Field(() => Int, { defaultValue: DEFAULT })
  count!: number;
}

@Access('operator')
@ObjectType('OperatorMonth', { simpleResolvers: true })
export class OrderMonthView {
  @Field(() => String)
  month!: string;

  @Field(() => Int)
  placed!: number;

  @Field(() => Int)
  paid!: number;

  @Field(() => String)
  net!: string;

  @Field(() => Int)
  refunded!: number;

  @Field(() => String, { name: 'refunded_net' })
  refundedNet!: string;
}

export const toOrderMonth = ({
  netCents,
  refundedCents,
  ...month
}: OrderMonth): OrderMonthView => ({
  ...month,
  net: toAmount(netCents),
  refundedNet: toAmount(refundedCents),
});
