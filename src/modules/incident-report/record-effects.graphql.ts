/** GraphQL input of the impact and the cause of an incident. Not part of the documented interface, so names are English. */
import { Field, Float, InputType, Int } from 'type-graphql';
import { Amount, Code, Percent, Span, Text } from './record-bounds.graphql.js';

@InputType('IncidentImpactInput')
export class IncidentImpactInput {
  @Text()
  @Field(() => String, { nullable: true })
  critical_services?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  functional_areas?: string | null;

  @Amount()
  @Field(() => Int, { nullable: true })
  clients?: number | null;

  @Percent()
  @Field(() => Float, { nullable: true })
  clients_percent?: number | null;

  @Amount()
  @Field(() => Int, { nullable: true })
  counterparts?: number | null;

  @Percent()
  @Field(() => Float, { nullable: true })
  counterparts_percent?: number | null;

  @Field(() => Boolean, { nullable: true })
  relevant_clients?: boolean | null;

  @Amount()
  @Field(() => Int, { nullable: true })
  transactions?: number | null;

  @Percent()
  @Field(() => Float, { nullable: true })
  transactions_percent?: number | null;

  @Amount()
  @Field(() => Float, { nullable: true })
  transactions_value?: number | null;

  @Field(() => [String], { nullable: true })
  figures?: string[] | null;

  @Span()
  @Field(() => String, { nullable: true })
  duration?: string | null;

  @Span()
  @Field(() => String, { nullable: true })
  downtime?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  times_basis?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  recovered_at?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  infrastructure?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  infrastructure_text?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  financial_interest?: string | null;

  @Field(() => Boolean, { nullable: true })
  temporary_measures_taken?: boolean | null;

  @Text()
  @Field(() => String, { nullable: true })
  temporary_measures?: string | null;
}

@InputType('IncidentCauseInput')
export class IncidentCauseInput {
  @Field(() => [String], { nullable: true })
  root_causes?: string[] | null;

  @Field(() => [String], { nullable: true })
  details?: string[] | null;

  @Field(() => [String], { nullable: true })
  additional?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  other?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  description?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  addressed_at?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  resolution?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  resolution_plan?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  critical_function_risk?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  resolution_authorities?: string | null;

  @Amount()
  @Field(() => Float, { nullable: true })
  gross_costs?: number | null;

  @Amount()
  @Field(() => Float, { nullable: true })
  recoveries?: number | null;

  @Text()
  @Field(() => String, { nullable: true })
  recurring?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  recurring_since?: string | null;
}
