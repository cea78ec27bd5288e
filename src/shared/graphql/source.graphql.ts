/** Source of a statement on the wire. Source. */
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Source', {
  simpleResolvers: true,
  description: 'The act, the provision and the knowledge-base version that a statement rests on',
})
export class SourceView {
  @Field(() => String, { name: 'seadus', description: 'name of the act' })
  act!: string;

  @Field(() => String, { name: 'paragrahv', description: 'article or paragraph' })
  provision!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String, {
    name: 'seisukuupaev',
    description: 'date of the legal position, YYYY-MM-DD',
  })
  positionDate!: string;

  @Field(() => String, {
    name: 'kb_versioon',
    description: 'knowledge-base version kb_<date>_<hash>',
  })
  kbVersion!: string;
}
