/** GraphQL input of incident reporting. Source. */
import { ArgsType, Field } from 'type-graphql';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { IncidentPhase } from '../countries/domain/national-record.js';
import { INCIDENT_PHASE } from './incident.graphql.js';
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
}

@ArgsType()
export class NoticeFileArgs {
  @Field(() => INCIDENT_PHASE, { defaultValue: 'early_warning' })
  phase!: IncidentPhase;
}

export const toIncidentRequest = (args: IncidentTemplatesArgs): IncidentRequest => ({
  detectedAt: args.detected_at,
  submittedAt: args.notification_submitted_at ?? null,
  country: args.country ?? null,
  summary: args.incident_summary ?? null,
});
