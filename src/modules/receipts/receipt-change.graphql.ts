/** GraphQL type of the difference between a receipt and today's answer. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('ReceiptDifference', { simpleResolvers: true })
export class ReceiptDifferenceView {
  @Field(() => String)
  path!: string;

  @Field(() => String)
  kind!: string;

  @Field(() => GraphQLJSON, { nullable: true })
  then!: unknown;

  @Field(() => GraphQLJSON, { nullable: true })
  now!: unknown;
}
