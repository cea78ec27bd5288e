/** GraphQL input of one incident as one record. Not part of the documented interface, so names are English. */
import { ArgsType, Field, InputType } from 'type-graphql';
import type { Language } from '../../shared/language.js';
import { IncidentEventsArgs } from '../../shared/graphql/incident-words.graphql.js';
import { toEntityKind, toGivenTimes, withRole } from '../../shared/graphql/incident-times.js';
import type { IncidentReportRequest } from './incident-report.service.js';
import { Code, Text } from './record-bounds.graphql.js';
import { IncidentCauseInput, IncidentImpactInput } from './record-effects.graphql.js';
import {
  AffectedEntityInput,
  IncidentContactInput,
  IncidentCriterionInput,
  IncidentPartyInput,
  IncidentTypeInput,
  PersonalDataBreachInput,
} from './record-parts.graphql.js';

@InputType('IncidentRecordInput')
export class IncidentRecordInput {
  @Text()
  @Field(() => String, { nullable: true })
  description?: string | null;

  @Code()
  @Field(() => String, { nullable: true })
  occurred_at?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  reference?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  authority_reference?: string | null;

  @Field(() => IncidentPartyInput, { nullable: true })
  submitting_entity?: IncidentPartyInput | null;

  @Field(() => [AffectedEntityInput], { nullable: true })
  affected_entities?: AffectedEntityInput[] | null;

  @Field(() => IncidentPartyInput, { nullable: true })
  ultimate_parent?: IncidentPartyInput | null;

  @Field(() => IncidentContactInput, { nullable: true })
  primary_contact?: IncidentContactInput | null;

  @Field(() => IncidentContactInput, { nullable: true })
  secondary_contact?: IncidentContactInput | null;

  @Code()
  @Field(() => String, { nullable: true })
  currency?: string | null;

  @Field(() => [IncidentCriterionInput], { nullable: true })
  criteria?: IncidentCriterionInput[] | null;

  @Field(() => IncidentTypeInput, { nullable: true })
  type?: IncidentTypeInput | null;

  @Code()
  @Field(() => String, { nullable: true })
  discovery?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  third_party_origin?: string | null;

  @Field(() => Boolean, { nullable: true })
  continuity_plan_activated?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  suspected_malicious?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  cross_border_impact?: boolean | null;

  @Text()
  @Field(() => String, { nullable: true })
  cross_border_text?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  severity?: string | null;

  @Field(() => IncidentImpactInput, { nullable: true })
  impact?: IncidentImpactInput | null;

  @Field(() => IncidentCauseInput, { nullable: true })
  cause?: IncidentCauseInput | null;

  @Field(() => Boolean, { nullable: true })
  personal_data_breach?: boolean | null;

  @Field(() => PersonalDataBreachInput, { nullable: true })
  personal_data?: PersonalDataBreachInput | null;

  @Field(() => [String], { nullable: true })
  authorities_informed?: string[] | null;

  @Text()
  @Field(() => String, { nullable: true })
  other_authorities?: string | null;

  @Text()
  @Field(() => String, { nullable: true })
  other_information?: string | null;
}

@ArgsType()
export class IncidentRecordArgs extends IncidentEventsArgs {
  @Field(() => IncidentRecordInput)
  incident!: IncidentRecordInput;
}

/** @throws VALIDATION_FAILED if no role is given */
export function toReportRequest(
  args: IncidentRecordArgs,
  language: Language,
): IncidentReportRequest {
  return {
    record: Object.fromEntries(Object.entries(args.incident)),
    clocks: {
      times: toGivenTimes(args),
      kind: toEntityKind(args),
      parties: withRole(args.roles),
      country: args.country ?? null,
      isReliefExcluded: args.dora_relief_excluded ?? null,
      language,
    },
  };
}
