/** Knowledge of documents with invented law; tests override the members that matter to them. */
import { LAW } from '../../scoping/domain/small-law.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { sample as gaps } from '../../gap-assessment/domain/sample.js';
import { aSource, KNOWN } from '../../incidents/domain/small-incidents.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import type { CountriesKnowledge } from '../../../../src/modules/countries/domain/national-record.js';
import type { Framework } from '../../../../src/modules/mapping/domain/control.js';
import { message } from '../../../../src/shared/message.js';
import type { CompositionRules } from '../../../../src/modules/documents/domain/composition.js';
import type {
  DocumentCase,
  DocumentKnowledge,
} from '../../../../src/modules/documents/domain/document-source.js';
import type {
  DocumentPlan,
  DocumentPlans,
} from '../../../../src/modules/documents/domain/document-plan.js';
import type { SoldDocumentKind } from '../../../../src/modules/documents/domain/document-entry.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { MEMBER_STATES } from '../../../../src/shared/country.js';
import type { Language } from '../../../../src/shared/language.js';
import { someFacts, type FactChanges } from './small-order.js';
import { SMALL_TEXTS } from './small-texts.js';

const plan = (kind: SoldDocumentKind): DocumentPlan => ({ kind, sections: [] });

const role = (provision: string) => ({ act: 'nis2', source: aSource(provision) });

const PLANS: DocumentPlans = {
  plans: {
    security_policy: plan('security_policy'),
    incident_procedure: plan('incident_procedure'),
    continuity_plan: plan('continuity_plan'),
    supplier_policy: plan('supplier_policy'),
    applicability_statement: plan('applicability_statement'),
    framework_map: plan('framework_map'),
    incident_templates: plan('incident_templates'),
    supply_chain_attestation: plan('supply_chain_attestation'),
    check_report: plan('check_report'),
    re_signing: plan('re_signing'),
    reform_memo: plan('reform_memo'),
    reform_table: plan('reform_table'),
  },
  roles: {
    board: role('art 20(1)'),
    security_officer: role('art 21(1)'),
    incident_lead: role('art 23(1)'),
    continuity_lead: role('art 21(2)(c)'),
    data_protection: role('art 31(3)'),
  },
};

export const COMPOSITION: CompositionRules = {
  plans: {},
  risks: [],
  controls: {
    questions: {},
    excludedWithout: { development: [], remote_work: [], cloud: [] },
    risks: {},
  },
};

/** Estonia has an act, Spain is pending; the others are like Estonia. */
export const COUNTRIES = Object.fromEntries(
  MEMBER_STATES.map((country) => [
    country,
    aRecord({
      country,
      name: { key: `countries:${country}.name` },
      authority: { name: 'Authority', url: 'https://example.org/authority' },
      ...(country === 'es'
        ? { transposition: { status: 'pending', note: { key: 'countries:es.note' } } }
        : {}),
    }),
  ]),
) as CountriesKnowledge; // one record per member state

const E_ITS: Framework = {
  key: 'e_its_2024',
  title: message('mapping:framework.e_its_2024'),
  act: { title: 'E-ITS', url: 'https://example.org/', positionDate: '2026-01-01' },
  country: 'ee',
};

export const KNOWLEDGE: DocumentKnowledge = {
  provider: 'Provider',
  kbVersion: 'kb_1',
  documentPlans: PLANS,
  graph: buildMappingGraph({
    ...mapping,
    frameworks: [...mapping.frameworks, E_ITS],
  }),
  notes: [],
  gaps,
  incident: KNOWN,
  countries: COUNTRIES,
  sectors: new Set(['energy']),
  applicability: LAW,
  duties: { union: [], countries: {} },
  composition: COMPOSITION,
  technicalCheck: { rules: [], ended: [] },
  reforms: {},
  holidayOn: () => null,
  texts: SMALL_TEXTS,
};

/** Each call gives a new case, since what was computed for a case is kept. */
export const aCase = (
  facts: FactChanges = {},
  knowledge: Partial<DocumentKnowledge> = {},
  language: Language = 'en',
): DocumentCase => ({
  knowledge: { ...KNOWLEDGE, ...knowledge },
  facts: someFacts(facts),
  language,
});
