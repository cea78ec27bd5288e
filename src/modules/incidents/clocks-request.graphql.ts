/** Converts the arguments of incident deadlines. */
import { invalid } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import {
  toEntityKind,
  toGivenTimes,
  type IncidentEventsArgs,
} from '../../shared/graphql/incident-words.graphql.js';
import type { ClocksRequest } from './clocks.service.js';

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
