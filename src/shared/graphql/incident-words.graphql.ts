/** Words and arguments that the operations about incidents share. Names are English: not part of the documented interface. */
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import type { IncidentParty, Regime } from '../../modules/incidents/domain/clock.js';
import type { EntityClass, EntityGroup } from '../../modules/incidents/domain/national-schedule.js';
import type { Role } from '../caller.js';
import { CountryCode } from './decorators.js';

/** All roles except grc_platform; also set on the types, so that no path through the graph bypasses them. */
export const INCIDENT_ROLES: readonly Role[] = ['lawyer_firm', 'lawyer_individual', 'client'];

export const ENTITY_GROUP = {
  telecoms: 'telecoms',
  energy: 'energy',
  public_administration: 'public_administration',
  other: 'other',
} as const satisfies Readonly<Record<EntityGroup, EntityGroup>>;
registerEnumType(ENTITY_GROUP, {
  name: 'IncidentEntityGroup',
});

export const ENTITY_CLASS = { essential: 'essential', important: 'important' } as const;
registerEnumType(ENTITY_CLASS, { name: 'IncidentEntityClass' });

export const REGIME = { nis2: 'nis2', dora: 'dora', gdpr: 'gdpr' } as const satisfies Readonly<
  Record<Regime, Regime>
>;
registerEnumType(REGIME, { name: 'IncidentRegime' });

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
export class IncidentEventsArgs {
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
