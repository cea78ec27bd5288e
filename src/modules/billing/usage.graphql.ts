/** Wire types of the month's allowances. Source. */
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('RequestUsage', { simpleResolvers: true, description: 'requests of this key' })
export class RequestUsageView {
  @Field(() => String, { name: 'kuu', description: 'YYYY-MM, UTC' })
  month!: string;

  @Field(() => Int, { name: 'paringuid' })
  used!: number;

  @Field(() => Int, { name: 'limiit', nullable: true })
  limit!: number | null;

  @Field(() => Int, { name: 'jaak', nullable: true })
  left!: number | null;

  @Field(() => String, { name: 'lahtestub', description: 'ISO 8601, UTC' })
  resetsAt!: string;
}

@ObjectType('RequestDay', {
  simpleResolvers: true,
  description: 'requests that count in the month',
})
export class RequestDayView {
  @Field(() => String, { name: 'paev', description: 'YYYY-MM-DD, UTC' })
  day!: string;

  @Field(() => Int, { name: 'paringuid' })
  used!: number;
}

@ObjectType('DiscountUsage', {
  simpleResolvers: true,
  description: 'documents at the licence price, all types together',
})
export class DiscountUsageView {
  @Field(() => Int, { name: 'kasutatud' })
  used!: number;

  @Field(() => Int, { name: 'limiit' })
  limit!: number;

  @Field(() => String, { name: 'lahtestub', description: 'ISO 8601, UTC' })
  resetsAt!: string;
}
