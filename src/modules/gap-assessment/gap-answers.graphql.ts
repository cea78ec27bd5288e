/** GraphQL input of answers, validated by the schema. Source. */
import { ArgsType, Field, InputType } from 'type-graphql';
import type { Answer, Answers } from './domain/gap-assessment.js';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { ReceiptVersionArgs } from '../../shared/graphql/receipts.js';
import { ANSWER } from './gap-assessment.graphql.js';

@InputType('AnswersInput')
export class AnswersInput implements Answers {
  @Field(() => ANSWER) a1!: Answer;
  @Field(() => ANSWER) a2!: Answer;
  @Field(() => ANSWER) b1!: Answer;
  @Field(() => ANSWER) b2!: Answer;
  @Field(() => ANSWER) c1!: Answer;
  @Field(() => ANSWER) c2!: Answer;
  @Field(() => ANSWER) d1!: Answer;
  @Field(() => ANSWER) d2!: Answer;
  @Field(() => ANSWER) e1!: Answer;
  @Field(() => ANSWER) e2!: Answer;
  @Field(() => ANSWER) f1!: Answer;
  @Field(() => ANSWER) f2!: Answer;
  @Field(() => ANSWER) g1!: Answer;
  @Field(() => ANSWER) g2!: Answer;
  @Field(() => ANSWER) h1!: Answer;
  @Field(() => ANSWER) h2!: Answer;
  @Field(() => ANSWER) i1!: Answer;
  @Field(() => ANSWER) i2!: Answer;
  @Field(() => ANSWER) j1!: Answer;
  @Field(() => ANSWER) j2!: Answer;
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
