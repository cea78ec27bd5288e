/** Words and arguments that the operations about incidents share. Names are English: not part of the documented interface. */
import { ArgsType, Field } from 'type-graphql';
import {
  type IncidentParty,
  REGIMES,
  INCIDENT_PARTIES,
} from '../../modules/incidents/domain/clock.js';
import {
  type RegimeClass,
  type EntityGroup,
  ENTITY_GROUPS,
} from '../../modules/incidents/domain/national-schedule.js';
import type { Role } from '../caller.js';
import { CountryCode } from './decorators.js';
import { wireEnum, wordEnum } from './wire-enum.js';

/** All roles except grc_platform; also set on the types, so that no path through the graph bypasses them. */
export const INCIDENT_ROLES: readonly Role[] = ['lawyer_firm', 'lawyer_individual', 'client'];

export const ENTITY_GROUP = wordEnum('IncidentEntityGroup', ENTITY_GROUPS);

export const ENTITY_CLASS = wireEnum('IncidentEntityClass', {
  essential: 'essential',
  important: 'important',
});

export const REGIME = wordEnum('IncidentRegime', REGIMES);

const INCIDENT_PARTY = wordEnum('IncidentParty', INCIDENT_PARTIES);

@ArgsType()
export class IncidentEventsArgs {
  @Field(() => String)
  detected_at!: string;

  @Field(() => [INCIDENT_PARTY])
  roles!: IncidentParty[];

  @CountryCode()
  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true })
  classified_at?: string | null;

  @Field(() => String, { nullable: true })
  notification_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  initial_notification_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  intermediate_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  early_warning_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  impact_ended_at?: string | null;

  @Field(() => String, { nullable: true })
  end_notice_submitted_at?: string | null;

  @Field(() => String, { nullable: true })
  handled_at?: string | null;

  @Field(() => ENTITY_GROUP, { nullable: true })
  entity_group?: EntityGroup | null;

  @Field(() => ENTITY_CLASS, { nullable: true })
  entity_class?: RegimeClass | null;

  @Field(() => Boolean, { nullable: true })
  dora_relief_excluded?: boolean | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}
