/** Kind of entity for which a national act may name stages and recipients of its own. */
import {
  ANY_ENTITY,
  regimeOf,
  type EntityGroup,
  type EntityCriteria,
} from '../../incidents/domain/national-schedule.js';
import type { NationalLaw } from '../../incidents/domain/national-stage.js';
import { sectorKeys } from './condition.js';
import { nationalOf, type DocumentCase } from './document-source.js';
import { standingOf, type Standing } from './standing.js';

/** Key of the act on energy in the rules of a country. */
const ENERGY_ACT = 'energy';

/** An act that leaves only some energy subsectors to another act reports the others itself. */
function isEnergy(standing: Standing): boolean {
  if (!sectorKeys(standing).includes('energy')) return false;
  const exceptions = standing.national?.rules?.duties ?? [];
  const isCoded = exceptions.some(({ to }) => to === ENERGY_ACT);
  return !isCoded || standing.exceptions.some(({ to }) => to === ENERGY_ACT);
}

function groupOf(standing: Standing, hasPublicNetwork: boolean): EntityGroup {
  if (hasPublicNetwork) return 'telecoms';
  if (isEnergy(standing)) return 'energy';
  return sectorKeys(standing).includes('public_administration') ? 'public_administration' : 'other';
}

export function entityKind(standing: Standing, hasPublicNetwork: boolean): EntityCriteria {
  const { entityClass } = standing;
  return {
    group: groupOf(standing, hasPublicNetwork),
    entityClass: entityClass === 'essential' || entityClass === 'important' ? entityClass : null,
  };
}

/** Key of the type of entity, and of its special cases. */
const TRUST: ReadonlySet<string> = new Set([
  'trust_provider',
  'trust_service_provider',
  'qualified_trust_service_provider',
]);

/** If it is stated, or the sector is theirs and no types of entity are stated. */
export function mayBeTrustService({ facts }: DocumentCase, { sector }: Standing): boolean {
  const { entityTypes, specialCases } = facts.profile;
  if ([...(entityTypes ?? []), ...specialCases].some((key) => TRUST.has(key))) return true;
  return sector?.key === 'digital_infrastructure' && entityTypes === null;
}

/** Whether the sector and what else is stated exclude that the organisation provides trust services. */
export const isNoTrustService = (one: DocumentCase): boolean =>
  one.facts.size.sector !== null && !mayBeTrustService(one, standingOf(one.knowledge, one.facts));

/** The regime of the organisation; of any entity if the order does not state its sector. */
export function nationalLawOf(one: DocumentCase): NationalLaw {
  const { knowledge, facts } = one;
  const national = nationalOf(one);
  const { size, profile } = facts;
  const isStated = size.sector !== null || profile.hasPublicNetwork;
  const kind = isStated
    ? entityKind(standingOf(knowledge, facts), profile.hasPublicNetwork)
    : ANY_ENTITY;
  return {
    national,
    regime: regimeOf(knowledge.incident.national, national?.country ?? null, kind),
  };
}
