/** GraphQL input of incident reporting. Source. */
import { ArgsType, Field } from 'type-graphql';
import { CountryCode } from '../../shared/graphql/decorators.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { IncidentPhase } from '../countries/domain/national-record.js';
import { INCIDENT_PHASE } from './incident.graphql.js';
import type { IncidentRequest } from './incident.service.js';

@ArgsType()
export class IncidentTemplatesArgs extends VersionArgs {
  @Field(() => String, {
    description: 'moment of becoming aware of the incident, ISO 8601; UTC where it has no offset',
  })
  detected_at!: string;

  @CountryCode()
  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2, any case' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'language of the texts; et by default' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'free text, printed as it is' })
  incident_summary?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'when the incident notification was submitted, ISO 8601; gives the exact term of the final report',
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
