/**
 * REST routes of all operations. sofa-api publishes every operation; a test fails if one is missing here. Source:
 *
 */
import type { ErrorCode } from '../../shared/errors.js';
import type { Counts } from '../../shared/limits/consumption.js';
import { GRAPH_ROUTES } from './graph-routes.js';
import { ACCOUNT_ROUTES } from './account-routes.js';

type HttpMethod = 'GET' | 'POST';

/**
 * `counts`: what a call consumes (R-10.24, R-10.41; ). `headers`: arguments also accepted as a header. `lift`:
 * members of `data` repeated at the top level. `may`: errors beyond access and path. `revalidated`: the answer depends
 * only on law data, arguments, role, mode and version; cached, with ETag and 304. `shedding`: last or never under load.
 */
export type RestRoute = Readonly<{
  method: HttpMethod;
  path: string;
  status: number;
  counts: Counts;
  tag: string;
  headers?: Readonly<Record<string, string>>;
  lift?: readonly string[];
  may?: readonly ErrorCode[];
  revalidated?: true;
  shedding?: 'never' | 'last';
  /** Also answered as JSON-LD. */ linkedData?: true;
}>;

const OK = 200;
const CREATED = 201;

/** Without quota a customer can still order, pay and read. */
const FREE_OF_MONTH = { counts: 'minute' } as const;
const OF_MONTH = { counts: 'minute_and_month' } as const;

const REVALIDATED = { revalidated: true } as const;

const WEBHOOKS = { ...FREE_OF_MONTH, tag: 'Webhooks' } as const;

const LAW = { counts: 'minute', revalidated: true, tag: 'Law', may: ['NOT_FOUND'] } as const;
const LINKED = { ...LAW, linkedData: true } as const;
const VERIFY = { ...FREE_OF_MONTH, tag: 'Orders', may: ['NOT_FOUND'] } as const;
const KEY = { tag: 'Account', may: ['NOT_FOUND'] } as const;
const LETTERHEAD = { ...FREE_OF_MONTH, path: '/account/letterhead', tag: 'Account' } as const;
const INCIDENT = { ...OF_MONTH, tag: 'Incident' } as const;

const get = { method: 'GET', status: OK } as const;
const post = { method: 'POST', status: OK } as const;
const create = { method: 'POST', status: CREATED } as const;

const CHANGES = { ...FREE_OF_MONTH, ...REVALIDATED, tag: 'Service' } as const;

/** Key: schema coordinate. */
export const ROUTES: Readonly<Record<string, RestRoute>> = {
  'Query.health': {
    ...get,
    path: '/health',
    counts: 'nothing',
    tag: 'Service',
    lift: ['status'],
    shedding: 'never',
  },
  'Query.status': { ...get, ...FREE_OF_MONTH, path: '/status', tag: 'Service' },
  'Query.changelog': { ...get, ...CHANGES, path: '/changelog' },
  'Query.kbDiff': { ...get, ...CHANGES, path: '/changelog/diff' },
  'Mutation.signup': { ...create, ...FREE_OF_MONTH, path: '/signup', tag: 'Account' },
  'Query.scoping': { ...post, ...OF_MONTH, path: '/scoping', tag: 'Applicability' },
  'Query.scopeGroup': { ...post, ...OF_MONTH, path: '/scoping/group', tag: 'Applicability' },
  'Query.scopingQuestions': {
    ...get,
    ...OF_MONTH,
    ...REVALIDATED,
    path: '/scoping/questions',
    tag: 'Applicability',
  },
  'Query.caseFile': { ...post, ...OF_MONTH, path: '/case-file', tag: 'Orders' },
  'Query.frameworkMapping': {
    ...get,
    ...OF_MONTH,
    ...REVALIDATED,
    path: '/framework-mapping',
    tag: 'Mapping',
  },
  'Query.frameworkMappingMeasure': {
    ...get,
    ...OF_MONTH,
    ...REVALIDATED,
    path: '/framework-mapping/:measure_key',
    tag: 'Mapping',
  },
  'Query.countries': { ...get, ...LINKED, path: '/law/countries' },
  'Query.country': { ...get, ...LINKED, path: '/law/countries/:country' },
  'Query.duties': { ...get, ...LAW, path: '/law/countries/:country/duties' },
  'Query.acts': { ...get, ...LAW, path: '/law/acts' },
  'Query.rules': { ...get, ...LINKED, path: '/law/rules' },
  'Query.rule': { ...get, ...LINKED, path: '/law/rules/:rule_code' },
  'Query.parameters': { ...get, ...LAW, path: '/law/parameters' },
  'Query.reforms': { ...get, ...LAW, path: '/law/reforms' },
  'Query.reform': { ...get, ...LAW, path: '/law/reforms/:id' },
  'Query.compareReform': { ...post, ...OF_MONTH, path: '/reforms/compare', tag: 'Applicability' },
  ...GRAPH_ROUTES,
  'Query.verifyReceipt': { ...post, ...FREE_OF_MONTH, path: '/receipts/verify', tag: 'Receipts' },
  'Query.whatChanged': { ...post, ...OF_MONTH, path: '/receipts/what-changed', tag: 'Receipts' },
  'Query.incidentTemplates': { ...post, ...INCIDENT, path: '/incident-templates' },
  'Query.incidentDeadlines': { ...post, ...INCIDENT, path: '/incident-deadlines' },
  'Query.incidentSignificance': { ...post, ...INCIDENT, path: '/incident-significance' },
  'Query.incidentRecord': { ...post, ...INCIDENT, path: '/incident-record' },
  'Query.wizardQuestions': {
    ...get,
    ...FREE_OF_MONTH,
    ...REVALIDATED,
    path: '/wizard/questions',
    tag: 'Gap analysis',
  },
  'Query.wizardEvaluate': {
    ...post,
    ...FREE_OF_MONTH,
    path: '/wizard/evaluate',
    tag: 'Gap analysis',
  },
  'Query.services': { ...get, ...OF_MONTH, ...REVALIDATED, path: '/services', tag: 'Orders' },
  'Mutation.createOrder': {
    ...create,
    ...FREE_OF_MONTH,
    path: '/orders',
    tag: 'Orders',
    headers: { idempotency_key: 'idempotency-key' },
    shedding: 'last',
    // Sandbox keys can trigger both.
    may: ['FORBIDDEN_ROLE', 'NOT_FOUND'],
  },
  'Mutation.orderLicence': { ...create, ...FREE_OF_MONTH, path: '/licence', tag: 'Orders' },
  'Query.quote': { ...post, ...FREE_OF_MONTH, path: '/quote', tag: 'Orders' },
  'Query.order': { ...get, ...FREE_OF_MONTH, path: '/orders/:order_id', tag: 'Orders' },
  'Query.documentPreview': {
    ...post,
    ...OF_MONTH,
    path: '/documents/preview',
    tag: 'Orders',
    may: ['UPSTREAM_UNAVAILABLE'],
  },
  'Query.verifyDocument': { ...get, ...VERIFY, path: '/documents/verify/:kood' },
  'Mutation.cancelOrder': {
    ...post,
    ...FREE_OF_MONTH,
    path: '/orders/:order_id/cancel',
    tag: 'Orders',
    may: ['NOT_FOUND'],
  },
  'Query.apiKeys': { ...get, ...FREE_OF_MONTH, path: '/keys', tag: 'Account' },
  'Mutation.rotateKey': { ...create, ...FREE_OF_MONTH, ...KEY, path: '/keys/rotate' },
  ...ACCOUNT_ROUTES,
  'Mutation.collectKey': { ...post, ...FREE_OF_MONTH, ...KEY, path: '/keys/collect' },
  'Mutation.revokeKey': { ...post, ...FREE_OF_MONTH, ...KEY, path: '/keys/revoke' },
  'Query.webhookEndpoints': { ...get, ...WEBHOOKS, path: '/webhook-endpoints' },
  'Mutation.createWebhookEndpoint': { ...create, ...WEBHOOKS, path: '/webhook-endpoints' },
  'Mutation.deleteWebhookEndpoint': {
    ...post,
    ...WEBHOOKS,
    path: '/webhook-endpoints/delete',
    may: ['NOT_FOUND'],
  },
  'Mutation.rotateWebhookSecret': {
    ...post,
    ...WEBHOOKS,
    path: '/webhook-endpoints/rotate-secret',
    may: ['NOT_FOUND'],
  },
  'Mutation.replayWebhook': {
    ...post,
    ...WEBHOOKS,
    path: '/webhook-endpoints/replay',
    may: ['NOT_FOUND'],
  },
  'Query.webhookDeliveries': {
    ...get,
    ...WEBHOOKS,
    path: '/webhook-endpoints/:webhook_id/deliveries',
  },
  'Mutation.setBillingDetails': { ...post, ...FREE_OF_MONTH, path: '/account/vat', tag: 'Billing' },
  'Query.letterhead': { ...get, ...LETTERHEAD },
  'Mutation.setLetterhead': { ...post, ...LETTERHEAD },
  'Query.organisationExport': { ...get, ...FREE_OF_MONTH, path: '/account/export', tag: 'Account' },
  'Query.auditLog': { ...get, ...FREE_OF_MONTH, path: '/account/audit', tag: 'Account' },
  'Query.billingSummary': { ...get, ...FREE_OF_MONTH, path: '/billing/summary', tag: 'Billing' },
};
