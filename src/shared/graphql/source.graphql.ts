/** Source of a statement on the wire. Source. */
import { Field, ObjectType } from 'type-graphql';

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
}
