/** GraphQL type of the difference between a receipt and today's answer. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('ReceiptDifference', { simpleResolvers: true })
export class ReceiptDifferenceView {
  @Field(() => String, { description: 'place in the result' })
  path!: string;

  @Field(() => String, { description: 'added, changed or removed' })
  kind!: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'null where it was not' })
  then!: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: 'null where it is not' })
  now!: unknown;
}
