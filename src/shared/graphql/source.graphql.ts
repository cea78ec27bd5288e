/** Source of a statement on the wire. Source. */
import { Field, ObjectType } from 'type-graphql';
import { OmitNull } from './decorators.js';

@ObjectType('Source', {
  simpleResolvers: true,
})
export class SourceView {
  @Field(() => String, { name: 'seadus' })
  act!: string;

  @Field(() => String, { name: 'paragrahv' })
  provision!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String, {
    name: 'seisukuupaev',
  })
  positionDate!: string;

  @Field(() => String, {
    name: 'kb_versioon',
  })
  kbVersion!: string;

  @OmitNull()
  @Field(() => String, {
    name: 'loetud',
    nullable: true,
    description: 'day on which the text was read, YYYY-MM-DD; null if it was not',
  })
  readDate!: string | null;

  @OmitNull()
  @Field(() => String, {
    name: 'kindlus',
    nullable: true,
    description:
      'high: official text read; medium: extract read; low: not read; secondary: known from other texts',
  })
  confidence!: string | null;

  @OmitNull()
  @Field(() => String, { nullable: true, description: 'European Legislation Identifier' })
  eli!: string | null;

  @OmitNull()
  @Field(() => String, { nullable: true, description: 'CELEX number of an act of the Union' })
  celex!: string | null;

  @OmitNull()
  @Field(() => String, {
    name: 'tunnus',
    nullable: true,
    description: 'identifier of the publisher, such as the number in a national gazette',
  })
  identifier!: string | null;
}
