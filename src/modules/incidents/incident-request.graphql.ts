/** GraphQL input of incident reporting. Source. */
import { ArgsType, Field } from 'type-graphql';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { IncidentPhase } from '../countries/domain/national-record.js';
import { ENTITY_CLASS, ENTITY_GROUP } from '../../shared/graphql/incident-words.graphql.js';
import { INCIDENT_PHASE } from './incident.graphql.js';
import type { RegimeClass, EntityGroup } from './domain/national-schedule.js';
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

  @Field(() => String, { nullable: true })
  notification_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  early_warning_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  impact_ended_at?: string | null;

  @Field(() => String, { nullable: true })
  end_notice_submitted_at?: string | null;

  @Field(() => ENTITY_GROUP, { nullable: true })
  entity_group?: EntityGroup | null;

  @Field(() => ENTITY_CLASS, { nullable: true })
  entity_class?: RegimeClass | null;
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
