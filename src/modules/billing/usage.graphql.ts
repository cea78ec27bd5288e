/** Wire types of the month's allowances. Source. */
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('RequestUsage', { simpleResolvers: true })
export class RequestUsageView {
  @Field(() => String, { name: 'kuu' })
  month!: string;

  @Field(() => Int, { name: 'paringuid' })
  used!: number;

  @Field(() => Int, { name: 'limiit', nullable: true })
  limit!: number | null;

  @Field(() => Int, { name: 'jaak', nullable: true })
  left!: number | null;

  @Field(() => String, { name: 'lahtestub' })
  resetsAt!: string;
}

@ObjectType('RequestDay', { simpleResolvers: true })
export class RequestDayView {
  @Field(() => String, { name: 'paev' })
  day!: string;

  @Field(() => Int, { name: 'paringuid' })
  used!: number;
}

@ObjectType('DiscountUsage', { simpleResolvers: true })
export class DiscountUsageView {
  @Field(() => Int, { name: 'kasutatud' })
  used!: number;

  @Field(() => Int, { name: 'limiit' })
  limit!: number;

  @Field(() => String, { name: 'lahtestub' })
  resetsAt!: string;
}
