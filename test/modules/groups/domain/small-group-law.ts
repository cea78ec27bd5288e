/** Groups under the small law; tests override the members that matter to them. */
import { aRecord } from '../../countries/domain/a-record.js';
import { anActRule, RULES } from '../../scoping/domain/an-act.js';
import { LAW } from '../../scoping/domain/small-law.js';
import type { CountriesKnowledge } from '../../../../src/modules/countries/domain/national-record.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import type { GroupsKnowledge } from '../../../../src/modules/groups/domain/groups-knowledge.js';
import { GroupsService } from '../../../../src/modules/groups/groups.service.js';
import { MEMBER_STATES } from '../../../../src/shared/country.js';
import { limits } from './graphs.js';

const act = (title: string) => ({ title, url: 'https://example.org/', positionDate: '2026-01-01' });

const GROUPS: GroupsKnowledge = {
  law: {
    limits,
    acts: { recommendation: act('Recommendation'), directive: act('Directive') },
    isBundled: true,
  },
  national: {},
};

/** Acts make all their entities important; of the act of Latvia only a change of one class was coded. */
const CODED = aRecord({ rules: { ...RULES, rules: [anActRule('R', { gives: 'important' })] } });
const SHIFTED = aRecord({
  classification: {
    shifts: [
      { gives: 'essential', provision: '§ 3', annex: 'II', size: 'micro', specialCase: null },
    ],
  },
});
const COUNTRIES = Object.fromEntries(
  MEMBER_STATES.map((country) => [country, { ...(country === 'lv' ? SHIFTED : CODED), country }]),
) as CountriesKnowledge; // one record per member state

export const serviceFor = (
  applicability: typeof LAW = LAW,
  inForce: GroupsService | null = null,
): GroupsService => new GroupsService(GROUPS, applicability, COUNTRIES, inForce);

/** Every entity in the given sector and country. */
export const scopeOf = (
  service: GroupsService,
  graph: GroupGraph,
  country: string | null = null,
  sector: string | null = 'power',
  specialCases: readonly string[] = [],
) =>
  service.scope({
    graph,
    subjects: graph.entities.map(() => ({
      sector,
      specialCases,
      hasPublicNetwork: false,
      country,
      independence: { systems: null, services: null },
    })),
    fieldOf: { problem: () => '', key: () => '' },
  });
