/** GraphQL input of answers, validated by the schema. Source. */
import { ArgsType, Field, InputType } from 'type-graphql';
import type { GapAnswer, Answers } from './domain/gap-assessment.js';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { ReceiptVersionArgs } from '../../shared/graphql/receipts.js';
import { ANSWER } from './gap-assessment.graphql.js';

@InputType('AnswersInput')
export class AnswersInput implements Answers {
  @Field(() => ANSWER) a1!: GapAnswer;
  @Field(() => ANSWER) a2!: GapAnswer;
  @Field(() => ANSWER) b1!: GapAnswer;
  @Field(() => ANSWER) b2!: GapAnswer;
  @Field(() => ANSWER) c1!: GapAnswer;
  @Field(() => ANSWER) c2!: GapAnswer;
  @Field(() => ANSWER) d1!: GapAnswer;
  @Field(() => ANSWER) d2!: GapAnswer;
  @Field(() => ANSWER) e1!: GapAnswer;
  @Field(() => ANSWER) e2!: GapAnswer;
  @Field(() => ANSWER) f1!: GapAnswer;
  @Field(() => ANSWER) f2!: GapAnswer;
  @Field(() => ANSWER) g1!: GapAnswer;
  @Field(() => ANSWER) g2!: GapAnswer;
  @Field(() => ANSWER) h1!: GapAnswer;
  @Field(() => ANSWER) h2!: GapAnswer;
  @Field(() => ANSWER) i1!: GapAnswer;
  @Field(() => ANSWER) i2!: GapAnswer;
  @Field(() => ANSWER) j1!: GapAnswer;
  @Field(() => ANSWER) j2!: GapAnswer;
}

@ArgsType()
export class WizardEvaluateArgs extends ReceiptVersionArgs {
  @Field(() => AnswersInput)
  vastused!: AnswersInput;

  @Field(() => String, { nullable: true })
  keel?: string | null;

  @CountryCode()
  @Field(() => String, { nullable: true })
  riik?: string | null;
}
