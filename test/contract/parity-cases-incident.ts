/** Inputs of incident deadlines and significance, on which REST and GraphQL must agree. */
import { of, type ParityCase } from './parity-case.js';

const DETECTED = '2026-03-01T08:30:00Z';

const ALL_PARTIES = [
  'nis2_entity',
  'nis2_trust_service',
  'dora_financial_entity',
  'gdpr_controller',
  'gdpr_processor',
];

const CLOCKS = of('Query.incidentDeadlines', [
  {
    what: 'every optional event',
    values: {
      detected_at: DETECTED,
      roles: ['nis2_entity'],
      country: 'pt',
      early_warning_submitted_at: '2026-03-01T10:00:00Z',
      impact_ended_at: '2026-03-02T10:00:00Z',
      end_notice_submitted_at: '2026-03-02T12:00:00Z',
      handled_at: '2026-04-20T10:00:00Z',
      entity_group: 'telecoms',
      entity_class: 'important',
    },
  },
  {
    what: 'an entity in Estonia',
    values: { detected_at: DETECTED, roles: ['nis2_entity'], country: 'ee', keel: 'en' },
  },
  { what: 'without a country', values: { detected_at: DETECTED, roles: ALL_PARTIES } },
  {
    what: 'a financial entity',
    values: {
      detected_at: DETECTED,
      roles: ['dora_financial_entity'],
      country: 'DE',
      keel: 'de',
      classified_at: '2026-03-01T09:00:00Z',
      initial_notification_submitted_at: '2026-03-01T10:00:00Z',
      intermediate_submitted_at: '2026-03-03T10:00:00+01:00',
      dora_relief_excluded: true,
    },
  },
  { what: 'pending country', values: { detected_at: DETECTED, roles: ALL_PARTIES, country: 'ie' } },
  {
    what: 'under a draft',
    values: {
      detected_at: DETECTED,
      roles: ['gdpr_controller'],
      reform: 'digital-omnibus-com-2025-837',
    },
  },
  { what: 'no roles', values: { detected_at: DETECTED, roles: [] } },
  { what: 'an unknown role', values: { detected_at: DETECTED, roles: ['nis2_entity', 'bank'] } },
  { what: 'a role that is not a list', values: { detected_at: DETECTED, roles: 'nis2_entity' } },
  { what: 'no date', values: { detected_at: 'now', classified_at: 'x', roles: ['nis2_entity'] } },
  {
    what: 'a wrong order',
    values: { detected_at: DETECTED, classified_at: '2026-01-01', roles: ALL_PARTIES },
  },
  { what: 'nothing', values: {} },
  {
    what: 'as grc_platform',
    values: { detected_at: DETECTED, roles: ALL_PARTIES },
    key: 'test grc_platform',
  },
]);

const SIGNIFICANCE = of('Query.incidentSignificance', [
  {
    what: 'a significant incident',
    values: {
      entity_type: 'cloud_computing',
      limited_availability_minutes: 90,
      users_affected: 60_000,
      users_total: 1_000_000,
      keel: 'en',
    },
  },
  { what: 'nothing known', values: { entity_type: 'trust_service_provider', keel: 'de' } },
  { what: 'maintenance', values: { entity_type: 'data_centre', scheduled: true } },
  { what: 'another type', values: { entity_type: 'other' } },
  { what: 'an unknown type', values: { entity_type: 'bank' } },
  { what: 'a negative number', values: { entity_type: 'other', users_total: -1 } },
]);

const EVERY_LAW = ['nis2_entity', 'gdpr_controller', 'dora_financial_entity'];

const INCIDENT = {
  description: 'Online payments unavailable.',
  submitting_entity: { name: 'Bank AS', lei: '529900T8BM49AURSDO55' },
  affected_entities: [{ types: ['credit_institution'] }],
  primary_contact: { email: 'a.tamm@bank.example' },
  criteria: [{ criterion: 'geographical_spread', member_states: ['EE'] }],
  impact: { clients: 12, clients_percent: 1.5, duration: '0:06:30' },
  suspected_malicious: true,
};

const RECORD = of('Query.incidentRecord', [
  {
    what: 'a bank in Estonia',
    values: {
      detected_at: DETECTED,
      roles: EVERY_LAW,
      country: 'ee',
      keel: 'en',
      incident: INCIDENT,
    },
  },
  { what: 'nothing known', values: { detected_at: DETECTED, roles: EVERY_LAW, incident: {} } },
  { what: 'no roles', values: { detected_at: DETECTED, roles: [], incident: {} } },
  {
    what: 'wrong codes',
    values: {
      detected_at: DETECTED,
      roles: EVERY_LAW,
      incident: { occurred_at: 'x', criteria: [{ criterion: 'x' }] },
    },
  },
  {
    what: 'wrong forms',
    values: {
      detected_at: DETECTED,
      roles: EVERY_LAW,
      incident: {
        submitting_entity: { lei: 'x' },
        primary_contact: { email: 'x', phone: 'x' },
        impact: { clients: -1, clients_percent: 101, duration: '1' },
      },
    },
  },
  {
    what: 'as grc_platform',
    values: { detected_at: DETECTED, roles: EVERY_LAW, incident: {} },
    key: 'test grc_platform',
  },
]);

export const INCIDENT_CASES: readonly ParityCase[] = [...CLOCKS, ...SIGNIFICANCE, ...RECORD];
