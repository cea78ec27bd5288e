/** Applicability use cases. Nothing is stored or fetched. */
import { matchActivity } from './domain/activity-match.js';
import type { ApplicabilityKnowledge } from './domain/applicability-knowledge.js';
import type { Assessment, Inquiry } from './domain/assess.js';
import { assessor } from './domain/assessment-cache.js';
import { keyProblems, type KnownKeys, type RequestedKey } from './domain/known-keys.js';
import { lookup } from './domain/lookup.js';
import type { NationalAnswers } from './domain/act-verdicts.js';
import {
  cachedOutcomesUnder,
  type Judge,
  type NationalOutcome,
} from './domain/national-outcome.js';
import type { NationalRuling } from './domain/national-ruling.js';
import type { NationalVerdict } from './domain/national-verdict.js';
import { isMemberState, normaliseCountry } from '../../shared/country.js';
import type { CountriesKnowledge, NationalRecord } from '../countries/domain/national-record.js';
import { ServiceError } from '../../shared/errors.js';
import type { Figures } from '../countries/domain/company-size.js';

/** `country`: two letters in any case. `entityTypes`: null without an answer. `activityShare`: percent. */
export type ScopingRequest = Readonly<{
  figures: Figures;
  sector: RequestedKey;
  specialCases: readonly RequestedKey[];
  entityTypes: readonly RequestedKey[] | null;
  activityShare: number | null;
  hasPublicNetwork: boolean;
  country: string | null;
  activityCode: string | null;
}>;

export type RequestedKeys = Pick<
  ScopingRequest,
  'sector' | 'specialCases' | 'entityTypes' | 'country'
>;

/**
 * `national`: null unless the country is a member state. `country`: lower-case code; null if omitted.
 * `ruling`: by the act's own rules; null if they were not coded. `nationalVerdict`: null if no class under the act is given.
 * `inForce`: assessment under the law in force, if the other one is under a draft; else null.
 * `kept`: what determines the answer apart from the figures; null if it is computed each time.
 */
export type ScopingAnswer = Readonly<{
  assessment: Assessment;
  inForce: Assessment | null;
  national: NationalRecord | null;
  ruling: NationalRuling | null;
  nationalVerdict: NationalVerdict | null;
  country: string | null;
  kept: CachedParts | null;
}>;

/** The same objects for the same law, class and country. */
export type CachedParts = Readonly<{ assessment: object; outcome: object }>;

/** `judge`: null unless the country is a member state. */
type CountryRules = Readonly<{
  country: string | null;
  national: NationalRecord | null;
  judge: Judge | null;
}>;

const NOWHERE: CountryRules = { country: null, national: null, judge: null };

const NO_OUTCOME: NationalOutcome = { ruling: null, verdict: null };
const NOT_ANSWERED: NationalAnswers = { types: null, share: null };

const answersOf = ({ entityTypes, activityShare }: ScopingRequest): NationalAnswers =>
  entityTypes === null && activityShare === null
    ? NOT_ANSWERED
    : {
        types: entityTypes === null ? null : new Set(entityTypes.flatMap(({ key }) => key ?? [])),
        share: activityShare,
      };

const isBlank = (text: string | null): text is null => text === null || text.trim() === '';

export class ApplicabilityService {
  private readonly assessor: (inquiry: Inquiry) => Assessment;
  private readonly places = new Map<string, CountryRules>();
  private readonly types = new Map<NationalRecord | null, KnownKeys>();

  /** @param inForce service under the law in force, if `knowledge` is that of a draft; national acts stay as they are */
  constructor(
    readonly knowledge: ApplicabilityKnowledge,
    readonly countries: CountriesKnowledge,
    private readonly inForce: ApplicabilityService | null = null,
  ) {
    this.assessor = assessor(knowledge);
  }

  private get enacted(): ApplicabilityKnowledge {
    return this.inForce === null ? this.knowledge : this.inForce.knowledge;
  }

  /** @throws VALIDATION_FAILED if the sector or the special case is unknown */
  scope(request: ScopingRequest): ScopingAnswer {
    const place = this.placeOf(request.country);
    const { country, national } = place;
    this.checkKeys(request, national);
    const assessment = this.assess(request, country);
    const inForce = this.inForce === null ? null : this.inForce.assess(request, country);
    const answers = answersOf(request);
    const outcome = this.outcomeOf(place, { assessment, inForce, answers });
    const { ruling, verdict: nationalVerdict } = outcome;
    const { shared } = assessment;
    const isUsual = (place === NOWHERE || place.judge !== null) && answers === NOT_ANSWERED;
    const isKept = isUsual && inForce === null;
    const kept = isKept && shared !== null ? { assessment: shared, outcome } : null;
    return { assessment, inForce, national, ruling, nationalVerdict, country, kept };
  }

  private outcomeOf(
    { judge }: CountryRules,
    {
      assessment,
      inForce,
      answers,
    }: Pick<ScopingAnswer, 'assessment' | 'inForce'> & Readonly<{ answers: NationalAnswers }>,
  ): NationalOutcome {
    if (judge === null) return NO_OUTCOME;
    const { facts, verdict } = inForce ?? assessment;
    const { entityClass } = assessment.verdict;
    const directive = inForce === null ? verdict : { ...verdict, entityClass };
    return judge(facts, directive, answers);
  }

  /** @throws VALIDATION_FAILED if the sector, a special case or an entity type is unknown */
  assertKnown(request: RequestedKeys): void {
    this.checkKeys(request, this.placeOf(request.country).national);
  }

  private placeOf(code: string | null): CountryRules {
    if (code === null) return NOWHERE;
    const known = this.places.get(code);
    if (known !== undefined) return known;
    const country = normaliseCountry(code);
    if (!isMemberState(country)) {
      return { country, national: null, judge: null };
    }
    const national = this.countries[country];
    const judge = cachedOutcomesUnder(this.enacted, national);
    const place = { country, national, judge };
    this.places.set(code, place); // few: the codes of member states
    return place;
  }

  private checkKeys(request: RequestedKeys, national: NationalRecord | null): void {
    const { sectors, specialCases } = this.knowledge;
    const types = request.entityTypes ?? [];
    const known = types.length === 0 ? {} : this.knownTypes(national);
    const problems = [
      ...keyProblems(sectors, request.sector),
      ...request.specialCases.flatMap((one) => keyProblems(specialCases, one)),
      ...types.flatMap((one) => keyProblems(known, one)),
    ];
    if (problems.length > 0) throw new ServiceError('VALIDATION_FAILED', problems);
  }

  /** Entity types of the Directive and of the act. */
  private knownTypes(national: NationalRecord | null): KnownKeys {
    const known = this.types.get(national) ?? this.typesOf(national);
    this.types.set(national, known);
    return known;
  }

  private typesOf(national: NationalRecord | null): KnownKeys {
    const ofDirective = Object.values(this.knowledge.sectors).flatMap((one) => one.entityTypes);
    const all = [...ofDirective, ...(national?.rules?.entityTypes ?? [])];
    return Object.fromEntries(all.map((type) => [type.key, type]));
  }

  /** Ignores keys that its law data does not have. */
  private assess(request: ScopingRequest, country: string | null): Assessment {
    const { sectors, specialCases, activity } = this.knowledge;
    const { figures, sector, hasPublicNetwork, activityCode } = request;
    return this.assessor({
      figures,
      sector: sector.key === null ? null : lookup(sectors, sector.key),
      specialCases: request.specialCases.flatMap(({ key }) =>
        key === null ? [] : (lookup(specialCases, key) ?? []),
      ),
      hasPublicNetwork,
      activity: isBlank(activityCode) ? null : matchActivity(activity, activityCode, country),
    });
  }
}
