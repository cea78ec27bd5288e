/** What a sentence of an answer rests on: its code, and places in the answer's list of sources. */
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('StatementBasis', { simpleResolvers: true })
export class StatementBasisView {
  @Field(() => String, { name: 'kood' })
  code!: string;

  @Field(() => [Int], { name: 'allikad' })
  sources!: number[];
}
