/** Class, annex, national act and binding acts of the organisation, from the facts of its case. */
import { isMemberState } from '../../../shared/country.js';
import { matchActivity } from '../../scoping/domain/activity-match.js';
import type {
  Annex,
  ApplicabilityKnowledge,
  EntityClass,
  Sector,
} from '../../scoping/domain/applicability-knowledge.js';
import { assess, type Assessment } from '../../scoping/domain/assess.js';
import { lookup } from '../../scoping/domain/lookup.js';
import { nationalRuling } from '../../scoping/domain/ruling-cache.js';
import { passageSource, type NationalRuling } from '../../scoping/domain/national-ruling.js';
import type { DutyException } from '../../countries/domain/act-rules.js';
import type { SizeClass } from '../../countries/domain/company-size.js';
import type { CountriesKnowledge, NationalRecord } from '../../countries/domain/national-record.js';
import type { LawState, RegulationState, StandingClass } from './clause-condition.js';
import type { Source } from '../../../shared/source.js';
import type { ClassFacts, OrderFacts } from './order-facts.js';

/** Value of `sector` for an organisation in none of the sectors of the annexes. */
export const NO_SECTOR = 'none';

/** Entity types and special cases of art 21(5) of the Directive and art 1 of Regulation (EU) 2024/2690. */
const REGULATED: ReadonlySet<string> = new Set([
  'dns_provider',
  'tld_name_registry',
  'cloud_provider',
  'data_centre_provider',
  'cdn_provider',
  'managed_service_provider',
  'managed_security_service_provider',
  'online_marketplace',
  'online_search_engine',
  'social_network_platform',
  'trust_provider',
  'dns_service_provider',
  'tld_registry',
  'trust_service_provider',
  'qualified_trust_service_provider',
]);

/** Sectors whose entity types are all regulated. */
const REGULATED_SECTORS: ReadonlySet<string> = new Set([
  'ict_service_management',
  'digital_providers',
]);

/**
 * `entityClass`: under the national act if its rules give one, else under the Directive.
 * `nationalClass`: null if no class under the act is given. `classSource`: the provision of the act that decides it.
 * `exceptions`: duties that the act leaves to another act.
 */
export type Standing = Readonly<{
  entityClass: StandingClass;
  directiveClass: EntityClass;
  annex: Annex | null;
  sector: Sector | null;
  size: SizeClass;
  national: NationalRecord | null;
  nationalClass: StandingClass | null;
  classSource: Source | null;
  exceptions: readonly DutyException[];
  law: LawState;
  regulation: RegulationState;
}>;

type StandingKnowledge = Readonly<{
  applicability: ApplicabilityKnowledge;
  countries: CountriesKnowledge;
}>;

function regulationOf(
  { profile }: OrderFacts,
  sector: Sector | null,
  entityClass: StandingClass,
): RegulationState {
  if (entityClass === 'out_of_scope') return 'not_bound';
  const stated = [...(profile.entityTypes ?? []), ...profile.specialCases];
  if (stated.some((key) => REGULATED.has(key))) return 'binds';
  if (sector !== null && REGULATED_SECTORS.has(sector.key)) return 'binds';
  const isOpen = sector?.key === 'digital_infrastructure' && profile.entityTypes === null;
  return isOpen ? 'open' : 'not_bound';
}

function lawOf(national: NationalRecord | null, nationalClass: StandingClass | null): LawState {
  if (national === null) return 'none';
  if (national.transposition.status === 'pending') return 'pending';
  return nationalClass === null ? 'uncoded' : 'coded';
}

/** Unknown keys are ignored. */
export function assessed(
  applicability: ApplicabilityKnowledge,
  { size, profile, country }: ClassFacts,
): Assessment {
  const { sector, activityCode } = size;
  return assess(applicability, {
    figures: {
      employees: size.employees ?? 0,
      turnoverMeur: size.turnoverMeur,
      balanceSheetMeur: size.balanceMeur,
    },
    sector: sector === null ? null : lookup(applicability.sectors, sector),
    specialCases: profile.specialCases.flatMap(
      (key) => lookup(applicability.specialCases, key) ?? [],
    ),
    hasPublicNetwork: profile.hasPublicNetwork,
    activity:
      activityCode === null ? null : matchActivity(applicability.activity, activityCode, country),
  });
}

function classSource(
  national: NationalRecord | null,
  ruling: NationalRuling | null,
): Source | null {
  const passage = ruling?.verdict.deciding ?? null;
  return national === null || passage === null ? null : passageSource(national, passage);
}

const exceptionsOf = (ruling: NationalRuling | null): readonly DutyException[] =>
  ruling?.duties ?? [];

const isStated = ({ size }: OrderFacts, sector: Sector | null): boolean =>
  size.employees !== null && (sector !== null || size.sector === NO_SECTOR);

export function standingOf(knowledge: StandingKnowledge, facts: OrderFacts): Standing {
  const { facts: entity, verdict, sector } = assessed(knowledge.applicability, facts);
  const { country, profile } = facts;
  const national = country !== null && isMemberState(country) ? knowledge.countries[country] : null;
  const known = isStated(facts, sector);
  const answers = {
    types: profile.entityTypes === null ? null : new Set(profile.entityTypes),
    share: null,
  };
  const ruling =
    national === null || !known
      ? null
      : nationalRuling(knowledge.applicability, entity, answers, national);
  const nationalClass = ruling?.entityClass ?? null;
  const entityClass = known ? (nationalClass ?? verdict.entityClass) : 'unknown';
  return {
    entityClass,
    directiveClass: verdict.entityClass,
    annex: verdict.annex,
    sector,
    size: verdict.size,
    national,
    nationalClass,
    classSource: classSource(national, ruling),
    exceptions: exceptionsOf(ruling),
    law: lawOf(national, nationalClass),
    regulation: regulationOf(facts, sector, entityClass),
  };
}
