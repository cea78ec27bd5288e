/** A place of a document that the facts leave empty. */
import { Field, ObjectType } from 'type-graphql';

@ObjectType('DocumentBlank', { simpleResolvers: true })
export class DocumentBlankView {
  @Field(() => String, { name: 'koht' })
  place!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;
}
