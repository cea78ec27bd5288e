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
});

@ArgsType()
export class IncidentDeadlinesArgs {
  @Field(() => String)
  detected_at!: string;

  @Field(() => [INCIDENT_PARTY])
  roles!: IncidentParty[];

  @CountryCode()
  @Field(() => String, {
    nullable: true,
  })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  classified_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  notification_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  initial_notification_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  intermediate_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  early_warning_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  impact_ended_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  end_notice_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  handled_at?: string | null;

  @Field(() => ENTITY_GROUP, {
    nullable: true,
  })
  entity_group?: EntityGroup | null;

  @Field(() => ENTITY_CLASS, { nullable: true })
  entity_class?: EntityClass | null;

  @Field(() => Boolean, {
    nullable: true,
  })
  dora_relief_excluded?: boolean | null;

  @Field(() => String, { nullable: true })
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
