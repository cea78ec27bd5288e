/** GraphQL input of incident significance. Not part of the documented interface, so names are English. */
import { ArgsType, Field, Float, registerEnumType } from 'type-graphql';
import { Bounds } from '../../shared/graphql/decorators.js';
import {
  FLAGS,
  QUANTITIES,
  SIGNIFICANCE_TYPES,
  type SignificanceFacts,
  type SignificanceType,
} from './domain/significance.js';
import type { SignificanceRequest } from './incident.service.js';

const names = [...SIGNIFICANCE_TYPES, 'other'];
const ENTITY_TYPE = Object.fromEntries(names.map((name) => [name, name]));
registerEnumType(ENTITY_TYPE, {
  name: 'SignificanceEntityType',
  description: 'entity types of Implementing Regulation (EU) 2024/2690; other: every other type',
});

@ArgsType()
export class IncidentSignificanceArgs {
  @Field(() => ENTITY_TYPE)
  entity_type!: SignificanceType | 'other';

  @Field(() => Boolean, {
    nullable: true,
    description: 'a scheduled interruption or a planned consequence of scheduled maintenance',
  })
  scheduled?: boolean | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'minutes for which the service was completely unavailable (arts 5 to 14)',
  })
  complete_unavailability_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'minutes for which the availability of the service was limited',
  })
  limited_availability_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'DNS, TLD: minutes with an average response time of more than 10 seconds',
  })
  slow_response_minutes?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description:
      'trust services: minutes without availability to users or relying parties in one calendar week',
  })
  unavailability_minutes_in_week?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description:
      'users in the Union affected by the unavailability or limited availability; trust services: or relying parties',
  })
  users_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description:
      'users in the Union affected by the compromise of data; trust services: or relying parties',
  })
  data_users_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true, description: 'all users of the service in the Union' })
  users_total?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true, description: 'DNS: domain names with incorrect data' })
  domains_affected?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, { nullable: true, description: 'DNS: domain names managed' })
  domains_managed?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'direct financial loss caused or possible, EUR',
  })
  financial_loss_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'loss caused or possible by the recurring incidents together, EUR',
  })
  joint_financial_loss_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'total annual turnover of the preceding financial year, EUR',
  })
  turnover_eur?: number | null;

  @Bounds({ min: 0 })
  @Field(() => Float, {
    nullable: true,
    description: 'how often such an incident occurred within six months, this one included',
  })
  occurrences_in_six_months?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'integrity, confidentiality or authenticity of data related to the service was compromised',
  })
  data_compromised?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'the compromise or access is suspected of being malicious',
  })
  suspected_malicious?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'data centre, trust services: physical access was compromised',
  })
  physical_access_compromised?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'trade secrets of the entity were or can be exfiltrated',
  })
  trade_secrets_exfiltrated?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'the incident caused or can cause the death of a natural person',
  })
  death?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'the incident caused or can cause considerable damage to health',
  })
  considerable_health_damage?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'successful and unauthorised access to network and information systems occurred',
  })
  unauthorised_access?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'that access can cause severe operational disruption',
  })
  severe_disruption_possible?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'DNS: data are incorrect because of a misconfiguration',
  })
  misconfiguration?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'the incidents of the six months have the same apparent root cause',
  })
  same_root_cause?: boolean | null;

  @Field(() => String, { nullable: true, description: 'language of the texts; et by default' })
  keel?: string | null;
}

function toFacts(args: IncidentSignificanceArgs): SignificanceFacts {
  const entries = [...QUANTITIES, ...FLAGS].map((name) => [name, args[name] ?? null] as const);
  // The names are those of all facts.
  return Object.fromEntries(entries) as SignificanceFacts;
}

export const toSignificanceRequest = (args: IncidentSignificanceArgs): SignificanceRequest => ({
  type: args.entity_type === 'other' ? null : args.entity_type,
  isPlanned: args.scheduled === true,
  facts: toFacts(args),
});
