/** Request bodies for the OpenAPI document; a test sends each. */
import type { JsonSchema } from './type-schema.js';

const answers = (value: string): Record<string, string> =>
  Object.fromEntries(
    Array.from('abcdefghij').flatMap((letter) => [
      [`${letter}1`, value],
      [`${letter}2`, value],
    ]),
  );

/** The endpoint that a sandbox key sees. */
const SAMPLE_WEBHOOK = '00000000-0000-4000-8000-000000000003';

/** The person that a sandbox key sees. */
const PASSKEY_ANSWER = {
  id: 'mJ0cC9kQxT2vR8yLhN4wZg',
  rawId: 'mJ0cC9kQxT2vR8yLhN4wZg',
  type: 'public-key',
  clientExtensionResults: {},
  response: {},
};
const SAMPLE_MEMBER = '00000000-0000-4000-8000-000000000005';

/** The OAuth client that a sandbox key sees. */
const SAMPLE_CLIENT = 'oc_0000000000000000000000';

/** Key: name of the operation. */
export const REQUEST_EXAMPLES: Readonly<Record<string, JsonSchema>> = {
  advanceTestClock: { seconds: 180 },
  triggerTestEvent: { type: 'order.released' },
  signup: {
    nimi: 'Näidis OÜ',
    email: 'it@naidis.example',
    roll: 'grc_platform',
    riik: 'ee',
    litsents: 'professional',
  },
  scoping: { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'ee', keel: 'en' },
  scopeGroup: {
    uksused: [
      { id: 'A', tootajad: 5, kaive_meur: 1, bilanss_meur: 1, sektor: 'energy_electricity' },
      { id: 'B', tootajad: 246, kaive_meur: 40, bilanss_meur: 40 },
    ],
    osalused: [{ omanik: 'B', uksus: 'A', haaled_protsent: 51 }],
  },
  compareReform: {
    reform: 'nis2-com-2026-13',
    organisations: [{ id: 'a', tootajad: 400, sektor: 'energy_oil' }],
    keel: 'en',
  },
  incidentTemplates: {
    detected_at: '2026-03-01T08:30:00Z',
    country: 'ee',
    language: 'en',
    incident_summary: 'Customer portal unavailable after unauthorised access.',
  },
  incidentDeadlines: {
    detected_at: '2026-03-01T08:30:00Z',
    roles: ['nis2_entity', 'gdpr_controller'],
    country: 'ee',
    keel: 'en',
  },
  incidentRecord: {
    detected_at: '2026-03-01T08:30:00Z',
    roles: ['nis2_entity', 'gdpr_controller', 'dora_financial_entity'],
    country: 'ee',
    keel: 'en',
    incident: {
      description: 'Online payments unavailable.',
      submitting_entity: { name: 'Bank AS', lei: '529900T8BM49AURSDO55' },
      affected_entities: [{ types: ['credit_institution'] }],
      primary_contact: { email: 'incidents@bank.example' },
      criteria: [{ criterion: 'critical_services_affected' }],
      suspected_malicious: true,
    },
  },
  incidentSignificance: {
    entity_type: 'cloud_computing',
    limited_availability_minutes: 90,
    users_affected: 60_000,
    users_total: 1_000_000,
    keel: 'en',
  },
  wizardEvaluate: { vastused: { ...answers('jah'), c1: 'osaliselt', j1: 'ei' }, keel: 'en' },
  orderLicence: { litsents: 'enterprise' },
  createOrder: { teenus: 'pakett', riik: 'ee', idempotency_key: 'order-2026-001' },
  rotateKey: { armuaeg_tunde: 24 },
  revokeKey: { key_id: '00000000-0000-4000-8000-000000000002' },
  requestSignIn: { email: 'it@naidis.example', keel: 'en' },
  signIn: { token: 'x3jZ0bU2nS8v4mQ1kR7tY5wE9aF6cG0hJ2lP4oI8uZk' },
  inviteMember: { email: 'jurist@naidis.example', member_role: 'lawyer' },
  changeRole: { member_id: SAMPLE_MEMBER, member_role: 'reader' },
  removeMember: { member_id: SAMPLE_MEMBER },
  addPasskey: { nimi: 'Laptop', credential: PASSKEY_ANSWER },
  removePasskey: { passkey_id: '00000000-0000-4000-8000-000000000007' },
  confirmSecondFactor: { credential: PASSKEY_ANSWER },
  endSession: { session_id: '00000000-0000-4000-8000-000000000006' },
  createOauthClient: { nimi: 'Reporting', skoobid: ['law:read'] },
  rotateOauthSecret: { client_id: SAMPLE_CLIENT },
  deleteOauthClient: { client_id: SAMPLE_CLIENT },
  revokeOauthGrant: { grant_id: 'sample-grant-0000000000000000000000000000' },
  narrowOauthGrant: {
    grant_id: 'sample-grant-0000000000000000000000000000',
    skoobid: ['law:read'],
  },
  documentPreview: { teenus: 'pakett', riik: 'ee' },
  setLetterhead: { nimi: 'Advokaadibüroo Näidis', pohivarv: '#1a3a5c', rohuvarv: '#2f5d8a' },
  createWebhookEndpoint: { url: 'https://example.com/webhooks/nis2', tyybid: ['order.released'] },
  deleteWebhookEndpoint: { webhook_id: SAMPLE_WEBHOOK },
  rotateWebhookSecret: { webhook_id: SAMPLE_WEBHOOK },
  replayWebhook: {
    webhook_id: SAMPLE_WEBHOOK,
    event_id: '00000000-0000-4000-8000-000000000001',
  },
  coverage: {
    framework: 'iso27001',
    target: 'dora',
    items: [{ control: 'A.5.24', status: 'implemented' }],
    standing: 'partly',
    keel: 'en',
  },
  coverageMatrix: {
    framework: 'iso27001',
    items: [{ control: 'A.5.24', status: 'implemented' }],
  },
  reportMapping: {
    link: 'b|iso27001|A.5.24',
    message: 'The control plans for incidents but does not handle them.',
    suggested_relation: 'intersects',
    suggested_strength: 6,
  },
  mappingDelta: {
    framework: 'iso27001',
    items: [{ control: 'A.5.24', status: 'implemented' }],
    keel: 'en',
  },
  caseFile: {
    andmed: {
      riik: 'ee',
      organisatsioon: { nimi: 'Näidis OÜ', reg_kood: '12345678' },
      sektor: 'energy_electricity',
      tootajad: 120,
      vastused: { a1: 'jah', c1: 'osaliselt' },
    },
  },
  quote: { teenus: 'pakett', riik: 'ee', payload: { riskitase: 'R2' } },
  setBillingDetails: { arveldus_riik: 'ee', arveldus_aadress: 'Näidise 1, 10111 Tallinn' },
};

/** Permanently available, like every version. */
export const FOUNDING_VERSION = 'kb_2026-11-21_e9941245';

/** Key: parameter, prefixed with the operation if ambiguous. */
export const PARAMETER_EXAMPLES: Readonly<Record<string, string>> = {
  keel: 'en',
  measure_key: 'a',
  rule_code: 'annex_i_large',
  'country.country': 'ee',
  'duties.country': 'ee',
  'reform.id': 'nis2-com-2026-13',
  order_id: 'sandbox-demo-order-001',
  webhook_id: SAMPLE_WEBHOOK,
  'kbDiff.from': FOUNDING_VERSION,
  'neighbours.node': 'measure:b',
  'paths.from': 'iso27001:A.5.24',
  'paths.to': 'measure:j',
  'compare.framework_a': 'iso27001',
  'compare.framework_b': 'dora',
  'controlLinks.framework_a': 'iso27001',
  'controlLinks.framework_b': 'dora',
  'points.framework': 'ir_2024_2690',
  'graphSearch.text': 'incident',
  'graphExport.format': 'csv',
};
