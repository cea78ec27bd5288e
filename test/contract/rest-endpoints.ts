/** Every REST route and the roles that may call it. */
import { SAMPLE_PASSKEY } from '../../src/modules/passkeys/domain/passkey.js';
import { SAMPLE_MEMBER, SAMPLE_SESSION } from '../../src/modules/members/domain/member.js';
import { SAMPLE_CLIENT, SAMPLE_GRANT } from '../../src/modules/oauth/domain/oauth-samples.js';
import { ROLES, type Role } from '../../src/shared/caller.js';
import { answersOf } from './parity-case.js';

const ALL: readonly Role[] = ROLES;
const MAPPING: readonly Role[] = ['lawyer_firm', 'lawyer_individual', 'grc_platform'];
const INCIDENT: readonly Role[] = ['lawyer_firm', 'lawyer_individual', 'client'];

const SAMPLE_HOOK = '00000000-0000-4000-8000-000000000003';

/** Access according to; `null`: no key required. */
export const ENDPOINTS = [
  { path: '/v1/health', roles: null },
  { path: '/v1/status', roles: null },
  { path: '/v1/changelog', roles: null },
  { path: '/v1/changelog/diff?from=x', roles: ALL, status: 422 },
  { path: '/v1/changelog/reviews', roles: null },
  { path: '/v1/signup', roles: null, body: { nimi: 'Aa', email: 'a@b.ee', roll: 'client' } },
  { path: '/v1/scoping', roles: ALL, body: { tootajad: 5 } },
  { path: '/v1/scoping/group', roles: ALL, body: { uksused: [{ id: 'A', tootajad: 5 }] } },
  { path: '/v1/scoping/questions', roles: ALL },
  { path: '/v1/case-file', roles: ALL, body: { andmed: { tootajad: 5 } } },
  { path: '/v1/law/countries', roles: null },
  { path: '/v1/law/countries/ee', roles: null },
  { path: '/v1/law/countries/ee/duties', roles: null },
  { path: '/v1/law/acts', roles: null },
  { path: '/v1/law/rules', roles: null },
  { path: '/v1/law/rules/annex_i_large', roles: null },
  { path: '/v1/law/parameters', roles: null },
  { path: '/v1/law/reforms', roles: null },
  { path: '/v1/law/reforms/nis2-com-2026-13', roles: null },
  {
    path: '/v1/reforms/compare',
    roles: ALL,
    body: { reform: 'nis2-com-2026-13', organisations: [{ tootajad: 400 }] },
  },
  { path: '/v1/framework-mapping', roles: MAPPING },
  { path: '/v1/framework-mapping/a', roles: MAPPING },
  { path: '/v1/graph/edges?first=1', roles: MAPPING },
  { path: '/v1/graph/paths?from=measure:a&to=measure:b&first=1', roles: MAPPING },
  { path: '/v1/graph/neighbours?node=measure:a&first=1', roles: MAPPING },
  { path: '/v1/graph/compare?framework_a=dora&framework_b=gdpr&first=1', roles: MAPPING },
  { path: '/v1/graph/points?framework=ir_2024_2690&first=1', roles: MAPPING },
  {
    path: '/v1/graph/links?framework_a=iso27001&framework_b=dora&first=1',
    roles: MAPPING,
  },
  { path: '/v1/graph/search?text=risk&first=1', roles: MAPPING },
  { path: '/v1/graph/export/mermaid?measure=a', roles: MAPPING },
  {
    path: '/v1/graph/coverage',
    roles: MAPPING,
    body: { framework: 'dora', target: 'gdpr', items: [] },
  },
  {
    path: '/v1/graph/coverage/matrix',
    roles: MAPPING,
    body: { framework: 'dora', items: [] },
  },
  {
    path: '/v1/graph/reports',
    roles: MAPPING,
    body: { link: 'b|iso27001|A.5.24', message: 'It plans for incidents alone.' },
  },
  { path: '/v1/graph/reports?first=1', roles: MAPPING },
  { path: '/v1/graph/delta', roles: MAPPING, body: { framework: 'dora', items: [] } },
  { path: '/v1/receipts/verify', roles: ALL, body: { receipt: 'x' } },
  { path: '/v1/receipts/what-changed', roles: ALL, body: { receipt: 'x' }, status: 422 },
  {
    path: '/v1/incident-deadlines',
    roles: INCIDENT,
    body: { detected_at: '2026-03-01T08:30:00Z', roles: ['nis2_entity'] },
  },
  {
    path: '/v1/incident-templates',
    roles: INCIDENT,
    body: { detected_at: '2026-03-01T08:30:00Z' },
  },
  {
    path: '/v1/incident-record',
    roles: INCIDENT,
    body: { detected_at: '2026-03-01T08:30:00Z', roles: ['nis2_entity'], incident: {} },
  },
  {
    path: '/v1/incident-significance',
    roles: INCIDENT,
    body: { entity_type: 'data_centre', complete_unavailability_minutes: 1 },
  },
  { path: '/v1/wizard/questions', roles: ALL },
  { path: '/v1/wizard/evaluate', roles: ALL, body: { vastused: answersOf('ei') } },
  { path: '/v1/services', roles: ALL },
  { path: '/v1/orders', roles: ALL, body: { teenus: 'pakett' } },
  { path: '/v1/licence', roles: ALL, body: { litsents: 'enterprise' } },
  { path: '/v1/quote', roles: ALL, body: { teenus: 'pakett' } },
  { path: '/v1/orders/sandbox-demo-order-001', roles: ALL },
  { path: '/v1/documents/verify/0000-0000-0000-0000', roles: null, status: 404 },
  { path: '/v1/orders/sandbox-demo-order-001/cancel', roles: ALL, body: {} },
  { path: '/v1/keys', roles: ALL },
  {
    path: '/v1/keys/collect',
    roles: null,
    status: 404,
    body: { order_id: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11', votmekood: 'k_x' },
  },
  { path: '/v1/keys/rotate', roles: ALL, body: {} },
  {
    path: '/v1/keys/revoke',
    roles: ALL,
    body: { key_id: '00000000-0000-4000-8000-000000000002' },
  },
  { path: '/v1/webhook-endpoints', roles: ALL },
  { path: '/v1/webhook-endpoints', roles: ALL, body: { url: 'https://example.com/hook' } },
  { path: '/v1/webhook-endpoints/delete', roles: ALL, body: { webhook_id: SAMPLE_HOOK } },
  { path: '/v1/webhook-endpoints/rotate-secret', roles: ALL, body: { webhook_id: SAMPLE_HOOK } },
  {
    path: '/v1/webhook-endpoints/replay',
    roles: ALL,
    body: { webhook_id: SAMPLE_HOOK, event_id: '00000000-0000-4000-8000-000000000001' },
  },
  { path: `/v1/webhook-endpoints/${SAMPLE_HOOK}/deliveries`, roles: ALL },
  { path: '/v1/account/vat', roles: ALL, body: { kmkr: 'EE1' } },
  { path: '/v1/account/letterhead', roles: MAPPING },
  { path: '/v1/account/letterhead', roles: MAPPING, body: { nimi: 'Büroo' } },
  { path: '/v1/documents/preview', roles: ALL, body: { teenus: 'kordusallkiri' } },
  { path: '/v1/test/clock', roles: ALL },
  { path: '/v1/test/events', roles: ALL },
  { path: '/v1/test/clock/advance', roles: ALL, body: {} },
  { path: '/v1/test/events/trigger', roles: ALL, body: { type: 'order.paid' } },
  { path: '/v1/test/clock/reset', roles: ALL, body: {} },
  // Only our own pages sign in.
  { path: '/v1/sign-in/request', roles: null, body: { email: 'a@b.ee' }, status: 422 },
  { path: '/v1/sign-in', roles: null, body: { token: 'x' }, status: 422 },
  { path: '/v1/sign-out', roles: null, body: {}, status: 422 },
  { path: '/v1/session', roles: null },
  { path: '/v1/members', roles: ALL },
  { path: '/v1/members', roles: ALL, body: { email: 'a@b.ee', member_role: 'reader' } },
  {
    path: '/v1/members/role',
    roles: ALL,
    body: { member_id: SAMPLE_MEMBER.id, member_role: 'reader' },
  },
  { path: '/v1/members/remove', roles: ALL, body: { member_id: SAMPLE_MEMBER.id } },
  { path: '/v1/sessions', roles: ALL },
  { path: '/v1/passkeys', roles: ALL },
  { path: '/v1/passkeys/start', roles: ALL, body: {} },
  { path: '/v1/passkeys', roles: ALL, body: { nimi: 'x', credential: {} } },
  { path: '/v1/passkeys/remove', roles: ALL, body: { passkey_id: SAMPLE_PASSKEY.id } },
  { path: '/v1/second-factor/start', roles: ALL, body: {} },
  { path: '/v1/second-factor', roles: ALL, body: { credential: {} } },
  { path: '/v1/sessions/end', roles: ALL, body: { session_id: SAMPLE_SESSION.id } },
  { path: '/v1/oauth/clients', roles: ALL },
  { path: '/v1/oauth/clients', roles: ALL, body: { nimi: 'Aa', skoobid: ['law:read'] } },
  { path: '/v1/oauth/clients/rotate', roles: ALL, body: { client_id: SAMPLE_CLIENT.id } },
  { path: '/v1/oauth/clients/delete', roles: ALL, body: { client_id: SAMPLE_CLIENT.id } },
  { path: '/v1/oauth/grants', roles: ALL },
  { path: '/v1/oauth/grants/revoke', roles: ALL, body: { grant_id: SAMPLE_GRANT.id } },
  {
    path: '/v1/oauth/grants/narrow',
    roles: ALL,
    body: { grant_id: SAMPLE_GRANT.id, skoobid: ['law:read'] },
  },
  { path: '/v1/account/audit', roles: ALL },
  { path: '/v1/account/export', roles: ALL },
  { path: '/v1/billing/summary', roles: ALL },
] as const;

/** `status`: of the response, if an authorised request does not return 200. */
export type Endpoint = Readonly<{
  path: string;
  roles: readonly Role[] | null;
  body?: unknown;
  status?: number;
}>;
