/** Arguments of incident deadlines. */
import { ArgsType, Field } from 'type-graphql';
import { invalid } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import {
  IncidentEventsArgs,
  toEntityKind,
  toGivenTimes,
} from '../../shared/graphql/incident-words.graphql.js';
import type { ClocksRequest } from './clocks.service.js';

@ArgsType()
export class IncidentDeadlinesArgs extends IncidentEventsArgs {
  @Field(() => String, { nullable: true })
  reform?: string | null;
}

/** @throws VALIDATION_FAILED if no role is given */
export function toClocksRequest(args: IncidentEventsArgs, language: Language): ClocksRequest {
  if (args.roles.length === 0)
    throw invalid({ field: 'roles', type: 'too_short', params: { min_length: 1 } });
  return {
    times: toGivenTimes(args),
    kind: toEntityKind(args),
    parties: args.roles,
    country: args.country ?? null,
    isReliefExcluded: args.dora_relief_excluded ?? null,
    language,
  };
}
