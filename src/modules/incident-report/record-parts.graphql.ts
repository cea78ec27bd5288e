/** GraphQL input of the parties to an incident and what kind it is. Not part of the documented interface, so names are English. */
import { Field, Float, InputType } from 'type-graphql';
import {
  Amount,
  Code,
  Email,
  LegalEntityIdentifier,
  Phone,
  Text,
} from './record-bounds.graphql.js';

@InputType('IncidentPartyInput')
export class IncidentPartyInput {
  @Text()
  @Field(() => String, { nullable: true })
  name?: string | null;

  @LegalEntityIdentifier()
  @Field(() => String, { nullable: true })
  lei?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  code?: string | null;
}

@InputType('AffectedEntityInput')
export class AffectedEntityInput {
  @Field(() => [String])
  types!: string[];

  @Text()
  @Field(() => String, { nullable: true })
  name?: string | null;

  @LegalEntityIdentifier()
  @Field(() => String, { nullable: true })
  lei?: string | null;
}

@InputType('IncidentContactInput')
export class IncidentContactInput {
  @Text()
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Email()
  @Field(() => String)
  email!: string;

  @Phone()
  @Field(() => String, { nullable: true })
  phone?: string | null;
}

@InputType('IncidentCriterionInput')
export class IncidentCriterionInput {
  @Code()
  @Field(() => String)
  criterion!: string;

  @Field(() => [String], { nullable: true })
  member_states?: string[] | null;

  @Field(() => [String], { nullable: true })
  member_state_impacts?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  member_state_text?: string | null;

  @Field(() => [String], { nullable: true })
  data_properties?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  data_text?: string | null;

  @Field(() => [String], { nullable: true })
  reputation?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  reputation_text?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  economic_text?: string | null;
}

@InputType('IncidentTypeInput')
export class IncidentTypeInput {
  @Field(() => [String], { nullable: true })
  classes?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  other_class?: string | null;

  @Field(() => [String], { nullable: true })
  techniques?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  other_technique?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  indicators?: string | null;
}

@InputType('PersonalDataBreachInput')
export class PersonalDataBreachInput {
  @Text()
  @Field(() => String, { nullable: true })
  subject_categories?: string | null;

  @Amount()
  @Field(() => Float, { nullable: true })
  subjects?: number | null;

  @Text()
  @Field(() => String, { nullable: true })
  record_categories?: string | null;

  @Amount()
  @Field(() => Float, { nullable: true })
  records?: number | null;

  @Text()
  @Field(() => String, { nullable: true })
  consequences?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  measures?: string | null;

  @Field(() => IncidentContactInput, { nullable: true })
  contact?: IncidentContactInput | null;

  @Text()
  @Field(() => String, { nullable: true })
  delay_reasons?: string | null;
}
