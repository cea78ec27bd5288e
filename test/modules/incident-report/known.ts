/** An incident of a bank that every report can be filled from, and the forms read from `kb/`. */
import {
  incidentReportSchema,
  toReportForms,
} from '../../../src/knowledge/incident-report.schema.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { folderOf } from '../../../src/knowledge/read-files.js';
import { sourcesSchema, toActs } from '../../../src/knowledge/sources.schema.js';
import { IncidentReportService } from '../../../src/modules/incident-report/incident-report.service.js';
import type { IncidentReportRequest } from '../../../src/modules/incident-report/incident-report.service.js';
import type { IncidentRecord } from '../../../src/modules/incident-report/domain/record-values.js';
import type { IncidentParty } from '../../../src/modules/incidents/domain/clock.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { countries, holidays, incidentRules } from '../incidents/known.js';

const files = presentLaw().files();
const acts = toActs(sourcesSchema.parse(files.get('sources.yaml')));

export const forms = toReportForms(
  incidentReportSchema.parse(folderOf(files, 'incident-report')),
  acts,
);

export const service = new IncidentReportService(
  forms,
  new IncidentService(incidentRules, countries, holidays),
  new ClocksService(incidentRules, countries, holidays),
);

const contact = { name: 'A. Tamm', email: 'a.tamm@bank.example', phone: '+3725550001' };

/** Enough for the JSON file of the initial notification. */
export const MINIMAL_RECORD: IncidentRecord = {
  description: 'Online payments unavailable.',
  submitting_entity: { name: 'Bank AS', lei: '529900T8BM49AURSDO55' },
  affected_entities: [{ types: ['credit_institution'] }],
  primary_contact: { email: 'a.tamm@bank.example' },
  criteria: [{ criterion: 'critical_services_affected' }],
};

/** Every field that the final report requires. */
export const WHOLE: IncidentRecord = {
  ...MINIMAL_RECORD,
  occurred_at: '2026-03-01T06:00:00+02:00',
  reference: 'INC-7',
  primary_contact: contact,
  secondary_contact: { ...contact, email: 'b.kask@bank.example' },
  currency: 'EUR',
  criteria: [
    { criterion: 'critical_services_affected' },
    {
      criterion: 'geographical_spread',
      member_states: ['EE', 'LV'],
      member_state_impacts: ['clients'],
      member_state_text: 'Clients in Latvia.',
    },
    {
      criterion: 'data_losses',
      data_properties: ['confidentiality'],
      data_text: 'Names of clients.',
    },
    { criterion: 'economic_impact', economic_text: 'EUR 200 000 lost.' },
  ],
  type: {
    classes: ['cybersecurity-related'],
    techniques: ['ddos'],
    indicators: '192.0.2.1',
  },
  discovery: 'monitoring_systems',
  continuity_plan_activated: true,
  suspected_malicious: true,
  cross_border_impact: true,
  cross_border_text: 'Clients in Latvia could not pay.',
  severity: 'High.',
  impact: {
    critical_services: 'Payments.',
    functional_areas: 'Retail.',
    clients: 1200,
    clients_percent: 12.5,
    counterparts: 0,
    counterparts_percent: 0,
    figures: ['estimates_for_clients_affected'],
    duration: '1:06:30',
    infrastructure: 'no',
    financial_interest: 'information_not_available',
    temporary_measures_taken: false,
  },
  authorities_informed: ['csirt'],
  cause: {
    root_causes: ['malicious_actions'],
    details: ['malicious_actions_fraudulent_actions'],
    additional: ['logging'],
    description: 'Overloaded entry point.',
    addressed_at: '2026-03-03T10:00:00Z',
    resolution: 'Traffic filtered.',
    resolution_plan: 'As planned.',
    gross_costs: 200_000,
    recoveries: 0,
  },
  personal_data: { consequences: 'Unwanted advertising.', measures: 'Clients informed.' },
};

const EVERYONE: readonly IncidentParty[] = [
  'nis2_entity',
  'gdpr_controller',
  'dora_financial_entity',
];

export const requestOf = (
  record: IncidentRecord,
  parties: readonly IncidentParty[] = EVERYONE,
): IncidentReportRequest => ({
  record,
  clocks: {
    times: {
      ...NO_TIMES,
      detected_at: '2026-03-01T08:30:00Z',
      classified_at: '2026-03-01T11:00:00+02:00',
      handled_at: '2026-03-04T10:00:00Z',
    },
    parties,
    country: 'ee',
    kind: ANY_ENTITY,
    isReliefExcluded: null,
    language: 'en',
  },
});
