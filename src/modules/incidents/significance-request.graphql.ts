/** GraphQL input of incident significance. Not part of the documented interface, so names are English. */
import { ArgsType, Field, Float } from 'type-graphql';
import { Bounds } from '../../shared/graphql/decorators.js';
import { SIGNIFICANCE_TYPES, type SignificanceType } from './domain/significance.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const names = [...SIGNIFICANCE_TYPES, 'other'];
const ENTITY_TYPE = wordEnum('SignificanceEntityType', names);

@ArgsType()
export class IncidentSignificanceArgs {
  @Field(() => ENTITY_TYPE)
  entity_type!: SignificanceType | 'other';

  @Field(() => Boolean, { nullable: true })
  scheduled?: boolean | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  complete_unavailability_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  limited_availability_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  slow_response_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  unavailability_minutes_in_week?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  users_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  data_users_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  users_total?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  domains_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  domains_managed?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  financial_loss_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  joint_financial_loss_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  turnover_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true })
  occurrences_in_six_months?: number | null;

  @Field(() => Boolean, { nullable: true })
  data_compromised?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  suspected_malicious?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  physical_access_compromised?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  trade_secrets_exfiltrated?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  death?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  considerable_health_damage?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  unauthorised_access?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  severe_disruption_possible?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  misconfiguration?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  same_root_cause?: boolean | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}
