/** GraphQL input of incident deadlines. Not part of the documented interface, so names are English. */
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { invalid } from '../../shared/errors.js';
import type { IncidentParty } from './domain/clock.js';
import type { Language } from '../../shared/language.js';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { ENTITY_CLASS, ENTITY_GROUP } from './incident.graphql.js';
import type { EntityClass, EntityGroup } from './domain/national-schedule.js';
import type { ClocksRequest } from './clocks.service.js';

const INCIDENT_PARTY = {
  nis2_entity: 'nis2_entity',
  nis2_trust_service: 'nis2_trust_service',
  dora_financial_entity: 'dora_financial_entity',
  gdpr_controller: 'gdpr_controller',
  gdpr_processor: 'gdpr_processor',
} as const satisfies Readonly<Record<IncidentParty, IncidentParty>>;
registerEnumType(INCIDENT_PARTY, {
  name: 'IncidentParty',
  description: 'nis2_trust_service: a trust service provider whose trust services are affected',
});

@ArgsType()
export class IncidentDeadlinesArgs {
  @Field(() => String, {
    description: 'moment of becoming aware of the incident, ISO 8601; UTC where it has no offset',
  })
  detected_at!: string;

  @Field(() => [INCIDENT_PARTY], { description: 'what the organisation is; at least one' })
  roles!: IncidentParty[];

  @CountryCode()
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2, any case; whose clock and holidays count',
  })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'DORA: when the incident was classified as major',
  })
  classified_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'NIS2: when the incident notification was submitted',
  })
  notification_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'DORA: when the initial notification was submitted',
  })
  initial_notification_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'DORA: when the (last updated) intermediate report was submitted',
  })
  intermediate_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'NIS2: when the early warning was submitted; some acts count from it',
  })
  early_warning_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'NIS2: when the significant impact ended; some acts count from it',
  })
  impact_ended_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'NIS2: when the notice of the end of the impact was submitted',
  })
  end_notice_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'NIS2: when the handling of an incident ended that lasted beyond the final report',
  })
  handled_at?: string | null;

  @Field(() => ENTITY_GROUP, {
    nullable: true,
    description: 'entities for which some acts name other recipients or stages',
  })
  entity_group?: EntityGroup | null;

  @Field(() => ENTITY_CLASS, { nullable: true, description: 'class under the national act' })
  entity_class?: EntityClass | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'DORA, first two reports: true for those whose term does not move from a day off: credit institutions, central counterparties, operators of trading venues, essential or important entities; default: whether a NIS2 role was named',
  })
  dora_relief_excluded?: boolean | null;

  @Field(() => String, { nullable: true, description: 'language of the texts; et by default' })
  keel?: string | null;
}

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** @throws VALIDATION_FAILED if no role is given */
export function toClocksRequest(args: IncidentDeadlinesArgs, language: Language): ClocksRequest {
  if (args.roles.length === 0)
    throw invalid({ field: 'roles', type: 'too_short', params: { min_length: 1 } });
  return {
    times: {
      detected_at: args.detected_at,
      classified_at: orNull(args.classified_at),
      notification_submitted_at: orNull(args.notification_submitted_at),
      initial_notification_submitted_at: orNull(args.initial_notification_submitted_at),
      intermediate_submitted_at: orNull(args.intermediate_submitted_at),
      early_warning_submitted_at: orNull(args.early_warning_submitted_at),
      impact_ended_at: orNull(args.impact_ended_at),
      end_notice_submitted_at: orNull(args.end_notice_submitted_at),
      handled_at: orNull(args.handled_at),
    },
    kind: { group: orNull(args.entity_group), entityClass: orNull(args.entity_class) },
    parties: args.roles,
    country: orNull(args.country),
    isReliefExcluded: orNull(args.dora_relief_excluded),
    language,
  };
}
