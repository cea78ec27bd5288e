/** What differs between a receipt and today's answer, and what changed in the law meanwhile. */
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

@ObjectType('ReceiptLawChange', { simpleResolvers: true })
export class ReceiptLawChangeView {
  @Field(() => String)
  id!: string;

  @Field(() => String, { name: 'kuupaev' })
  date!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @Field(() => String, { name: 'seadus' })
  act!: string;

  @Field(() => String, { name: 'paragrahv', nullable: true })
  provision!: string | null;

  @Field(() => String, { name: 'riik', nullable: true })
  country!: string | null;

  @Field(() => String, { name: 'kirjeldus' })
  description!: string;

  @Field(() => String)
  url!: string;
}
