/** GraphQL input of incident reporting. Source. */
import { ArgsType, Field } from 'type-graphql';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { IncidentPhase } from '../countries/domain/national-record.js';
import { ENTITY_CLASS, ENTITY_GROUP, INCIDENT_PHASE } from './incident.graphql.js';
import type { EntityClass, EntityGroup } from './domain/national-schedule.js';
import type { IncidentRequest } from './incident.service.js';

@ArgsType()
export class IncidentTemplatesArgs extends VersionArgs {
  @Field(() => String)
  detected_at!: string;

  @CountryCode()
  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true })
  language?: string | null;

  @Field(() => String, { nullable: true })
  incident_summary?: string | null;

  @Field(() => String, {
    nullable: true,
  })
  notification_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'when the early warning was submitted, ISO 8601',
  })
  early_warning_submitted_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'when the significant impact ended, ISO 8601; some acts count from it',
  })
  impact_ended_at?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'when the notice of the end of the impact was submitted, ISO 8601',
  })
  end_notice_submitted_at?: string | null;

  @Field(() => ENTITY_GROUP, {
    nullable: true,
    description: 'entities for which some acts name other recipients or stages',
  })
  entity_group?: EntityGroup | null;

  @Field(() => ENTITY_CLASS, { nullable: true, description: 'class under the national act' })
  entity_class?: EntityClass | null;
}

@ArgsType()
export class NoticeFileArgs {
  @Field(() => INCIDENT_PHASE, { defaultValue: 'early_warning' })
  phase!: IncidentPhase;
}

export const toIncidentRequest = (args: IncidentTemplatesArgs): IncidentRequest => ({
  times: {
    detected_at: args.detected_at,
    notification_submitted_at: args.notification_submitted_at ?? null,
    early_warning_submitted_at: args.early_warning_submitted_at ?? null,
    impact_ended_at: args.impact_ended_at ?? null,
    end_notice_submitted_at: args.end_notice_submitted_at ?? null,
  },
  kind: { group: args.entity_group ?? null, entityClass: args.entity_class ?? null },
  country: args.country ?? null,
  summary: args.incident_summary ?? null,
});
