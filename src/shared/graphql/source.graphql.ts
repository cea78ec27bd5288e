/** Source of a statement on the wire. Source. */
import { Field, ObjectType } from 'type-graphql';
import { OmitNull } from './decorators.js';

@ObjectType('Source', { simpleResolvers: true })
export class SourceView {
  @Field(() => String, { name: 'seadus' })
  act!: string;

  @Field(() => String, { name: 'paragrahv' })
  provision!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String, { name: 'seisukuupaev' })
  positionDate!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @OmitNull()
  @Field(() => String, { name: 'loetud', nullable: true })
  readDate!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'kindlus', nullable: true })
  confidence!: string | null;

  @OmitNull()
  @Field(() => String, { nullable: true })
  eli!: string | null;

  @OmitNull()
  @Field(() => String, { nullable: true })
  celex!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'tunnus', nullable: true })
  identifier!: string | null;
}
