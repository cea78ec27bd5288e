/** Applicability use cases. Nothing is stored or fetched. */
import { matchActivity } from './domain/activity-match.js';
import type { ApplicabilityKnowledge } from './domain/applicability-knowledge.js';
import { assess, type Assessment } from './domain/assess.js';
import { lookup } from './domain/lookup.js';
import { nationalVerdict, type NationalVerdict } from './domain/national-verdict.js';
import type { Figures } from './domain/size-class.js';
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import type { CountriesKnowledge, NationalRecord } from '../countries/domain/national-record.js';
import { ServiceError, type ErrorDetail } from '../../shared/errors.js';

/** `field`: request field of the key. `key`: null if it was omitted. */
type RequestedKey = Readonly<{ field: string; key: string | null }>;

/** `country`: two letters in any case. */
export type ScopingRequest = Readonly<{
  figures: Figures;
  sector: RequestedKey;
  specialCase: RequestedKey;
  hasPublicNetwork: boolean;
  country: string | null;
  activityCode: string | null;
}>;

/**
 * `national`: null unless the country is a member state. `country`: lower-case code; null if omitted.
 * `nationalVerdict`: null if the national act provides nothing to compute a class with.
 */
export type ScopingAnswer = Readonly<{
  assessment: Assessment;
  national: NationalRecord | null;
  nationalVerdict: NationalVerdict | null;
  country: string | null;
}>;

type KnownKeys = Readonly<Record<string, unknown>>;

/** Sector and special-case keys are data in `kb/`, so they cannot be enums of the schema. */
function keyProblems(known: KnownKeys, { field, key }: RequestedKey): readonly ErrorDetail[] {
  if (key === null || Object.hasOwn(known, key)) return [];
  return [{ field, type: 'enum', params: { expected: Object.keys(known).join(', ') } }];
}

const isBlank = (text: string | null): text is null => text === null || text.trim() === '';

export class ApplicabilityService {
  constructor(
    readonly knowledge: ApplicabilityKnowledge,
    readonly countries: CountriesKnowledge,
  ) {}

  /** @throws VALIDATION_FAILED if the sector or the special case is unknown */
  scope(request: ScopingRequest): ScopingAnswer {
    this.checkKeys(request);
    const country = request.country === null ? null : normaliseCountry(request.country);
    const assessment = this.assess(request, country);
    const national = country !== null && isMemberState(country) ? this.countries[country] : null;
    const ownVerdict =
      national === null
        ? null
        : nationalVerdict(this.knowledge, assessment.facts, assessment.verdict, national);
    return { assessment, national, nationalVerdict: ownVerdict, country };
  }

  private checkKeys({ sector, specialCase }: ScopingRequest): void {
    const problems = [
      ...keyProblems(this.knowledge.sectors, sector),
      ...keyProblems(this.knowledge.specialCases, specialCase),
    ];
    if (problems.length > 0) throw new ServiceError('VALIDATION_FAILED', problems);
  }

  private assess(request: ScopingRequest, country: string | null): Assessment {
    const { sectors, specialCases, activity } = this.knowledge;
    const { figures, sector, specialCase, hasPublicNetwork, activityCode } = request;
    return assess(this.knowledge, {
      figures,
      sector: sector.key === null ? null : lookup(sectors, sector.key),
      specialCase: specialCase.key === null ? null : lookup(specialCases, specialCase.key),
      hasPublicNetwork,
      activity: isBlank(activityCode) ? null : matchActivity(activity, activityCode, country),
    });
  }
}
