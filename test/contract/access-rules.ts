/**
 * Expected access rule for all operations, types and fields, written by hand. Source.
 */
import { getNamedType, isObjectType } from 'graphql';
import { ROLES, type Role } from '../../src/shared/caller.js';
import { coordinateOf, type Step } from '../support/schema-walk.js';
import { GRAPH_OPERATIONS } from './access-rules-graph.js';
import { INCIDENT_TYPES } from './access-rules-incidents.js';
import { LAW_TYPES, MAPPING_TYPES, PUBLIC_TYPES } from './access-rules-law.js';
import {
  NODE_OPERATIONS,
  OPERATOR_TYPES,
  OWN_TYPES,
  SANDBOX_OPERATIONS,
} from './access-rules-own.js';
import { MEMBER_OPERATIONS } from './access-rules-members.js';
import { OAUTH_OPERATIONS } from './access-rules-oauth.js';
import { answersOf, type Values } from './parity-case.js';
import { GROUP_SAMPLE } from './parity-cases-groups.js';

/** `own`: every role, within its own organisation. `operator`: no role of an organisation. */
export type Rule = 'public' | 'any' | 'own' | 'mapping' | 'issuer' | 'incident' | 'operator';

export const ROLES_OF: Readonly<Record<Rule, readonly Role[]>> = {
  public: ROLES,
  any: ROLES,
  own: ROLES,
  mapping: ['lawyer_firm', 'lawyer_individual', 'grc_platform'],
  issuer: ['lawyer_firm', 'lawyer_individual', 'grc_platform'],
  incident: ['lawyer_firm', 'lawyer_individual', 'client'],
  operator: [],
};

const ruled = (rule: Rule, types: Readonly<Record<string, string>>) =>
  Object.entries(types).map(
    ([type, fields]) => [type, { rule, fields: fields.split(' ') }] as const,
  );

/** Key: name of the type. */
export const TYPE_RULES: ReadonlyMap<
  string,
  Readonly<{ rule: Rule; fields: readonly string[] }>
> = new Map([
  ...ruled('public', PUBLIC_TYPES),
  ...ruled('any', LAW_TYPES),
  ...ruled('mapping', MAPPING_TYPES),
  ...ruled('incident', INCIDENT_TYPES),
  ...ruled('own', OWN_TYPES),
  ...ruled('issuer', { Letterhead: 'nimi logo logo_laius logo_korgus pohivarv rohuvarv' }),
  ...ruled('operator', OPERATOR_TYPES),
]);

/** Records of an organisation; for a sandbox key, the samples. */
export type OwnRecords = Readonly<{
  orderId: string;
  keyId: string;
  webhookId: string;
  eventId: string;
  receipt: string;
  clientId?: string;
  grantId?: string;
  memberId?: string;
  sessionId?: string;
  passkeyId?: string;
}>;

/** `values`: valid arguments. `names`: arguments that identify records of an organisation. */
type OperationRule = Readonly<{
  rule: Rule;
  values: (own: OwnRecords) => Values;
  names?: true;
}>;

const nothing = (): Values => ({});
const detected = { detected_at: '2026-03-01T08:30:00Z' };
const ofOrder = ({ orderId }: OwnRecords): Values => ({ order_id: orderId });
const ofWebhook = ({ webhookId }: OwnRecords): Values => ({ webhook_id: webhookId });
const SIGNUP = { nimi: 'Matrix', email: 'matrix@example.com', roll: 'client' };
const ENDPOINT = { url: 'https://example.com/matrix' };

/** Key: schema coordinate. */
export const OPERATION_RULES: Readonly<Record<string, OperationRule>> = {
  'Query.health': { rule: 'public', values: nothing },
  'Query.status': { rule: 'public', values: nothing },
  'Query.changelog': { rule: 'public', values: nothing },
  'Query.kbDiff': { rule: 'any', values: () => ({ from: 'kb_2026-11-21_00000000' }) },
  'Query.countries': { rule: 'public', values: nothing },
  'Query.country': { rule: 'public', values: () => ({ country: 'ee' }) },
  'Query.duties': { rule: 'public', values: () => ({ country: 'de', from: '2026-01-31' }) },
  'Query.acts': { rule: 'public', values: nothing },
  'Query.rules': { rule: 'public', values: nothing },
  'Query.rule': { rule: 'public', values: () => ({ rule_code: 'annex_i_large' }) },
  'Query.parameters': { rule: 'public', values: nothing },
  'Query.reforms': { rule: 'public', values: nothing },
  'Query.reform': { rule: 'public', values: () => ({ id: 'nis2-com-2026-13' }) },
  'Query.compareReform': {
    rule: 'any',
    values: () => ({ reform: 'nis2-com-2026-13', organisations: [{ tootajad: 400 }] }),
  },
  'Query.scoping': {
    rule: 'any',
    values: () => ({ tootajad: 90, sektor: 'energy_electricity', riik: 'de', receipt: true }),
  },
  'Query.scopeGroup': { rule: 'any', values: () => GROUP_SAMPLE },
  'Query.caseFile': { rule: 'any', values: ({ receipt }) => ({ kviitungid: [receipt] }) },
  'Query.scopingQuestions': { rule: 'any', values: nothing },
  'Query.wizardQuestions': { rule: 'any', values: nothing },
  'Query.wizardEvaluate': { rule: 'any', values: () => ({ vastused: answersOf('ei') }) },
  'Query.verifyDocument': { rule: 'public', values: () => ({ kood: '0000-0000-0000-0000' }) },
  'Query.services': { rule: 'any', values: nothing },
  'Query.verifyReceipt': { rule: 'any', values: ({ receipt }) => ({ receipt }) },
  'Query.whatChanged': { rule: 'any', values: ({ receipt }) => ({ receipt }) },
  ...GRAPH_OPERATIONS,
  ...NODE_OPERATIONS,
  'Query.incidentDeadlines': {
    rule: 'incident',
    values: () => ({ ...detected, roles: ['nis2_entity'], country: 'ee' }),
  },
  'Query.incidentRecord': {
    rule: 'incident',
    values: () => ({ ...detected, roles: ['nis2_entity'], incident: {} }),
  },
  'Query.incidentSignificance': {
    rule: 'incident',
    values: () => ({ entity_type: 'data_centre' }),
  },
  'Query.incidentTemplates': { rule: 'incident', values: () => detected },
  ...SANDBOX_OPERATIONS,
  'Query.organisationExport': { rule: 'own', values: nothing },
  'Query.auditLog': { rule: 'own', values: nothing },
  'Query.billingSummary': { rule: 'own', values: nothing },
  'Query.quote': { rule: 'own', values: () => ({ teenus: 'hooldus' }) },
  'Query.webhookEndpoints': { rule: 'own', values: nothing },
  'Query.webhookDeliveries': { rule: 'own', values: ofWebhook, names: true },
  'Query.order': { rule: 'own', values: ofOrder, names: true },
  'Query.operator': { rule: 'operator', values: nothing },
  'Mutation.operatorRetryOrder': { rule: 'operator', values: ofOrder },
  'Mutation.operatorRetryRefund': {
    rule: 'operator',
    values: ({ orderId }) => ({ tagasimakse_id: orderId }),
  },
  'Mutation.operatorBlockKey': { rule: 'operator', values: ({ keyId }) => ({ key_id: keyId }) },
  'Mutation.signup': { rule: 'public', values: () => SIGNUP },
  'Mutation.setBillingDetails': { rule: 'own', values: nothing },
  'Mutation.setLetterhead': { rule: 'issuer', values: nothing },
  'Query.letterhead': { rule: 'issuer', values: nothing },
  'Query.documentPreview': { rule: 'own', values: () => ({ teenus: 'kordusallkiri' }) },
  ...MEMBER_OPERATIONS,
  ...OAUTH_OPERATIONS,
  'Mutation.createWebhookEndpoint': { rule: 'own', values: () => ENDPOINT },
  'Mutation.deleteWebhookEndpoint': { rule: 'own', values: ofWebhook, names: true },
  'Mutation.rotateWebhookSecret': { rule: 'own', values: ofWebhook, names: true },
  'Mutation.replayWebhook': {
    rule: 'own',
    values: ({ webhookId, eventId }) => ({ webhook_id: webhookId, event_id: eventId }),
    names: true,
  },
  'Mutation.createOrder': { rule: 'own', values: () => ({ teenus: 'hooldus' }) },
  'Mutation.orderLicence': { rule: 'own', values: () => ({ litsents: 'enterprise' }) },
  'Mutation.cancelOrder': { rule: 'own', values: ofOrder, names: true },
  'Subscription.orderStatus': { rule: 'own', values: ofOrder, names: true },
  'Subscription.myOrders': { rule: 'own', values: nothing },
  'Subscription.lawChanged': { rule: 'any', values: nothing },
};

const admits = (rule: Rule, role: Role): boolean => ROLES_OF[rule].includes(role);

/** What every sandbox key may read. */
export const SAMPLES = {
  orderId: 'sandbox-demo-order-001',
  keyId: '00000000-0000-4000-8000-000000000002',
  webhookId: '00000000-0000-4000-8000-000000000003',
  eventId: '00000000-0000-4000-8000-000000000001',
};

/** Rule of the type that a field returns; null for scalars and unions. */
function ruleOfTarget({ field }: Step): Rule | null {
  const type = getNamedType(field.type);
  return isObjectType(type) ? (TYPE_RULES.get(type.name)?.rule ?? null) : null;
}

const rulesOfStep = (step: Step): Rule[] =>
  [OPERATION_RULES[coordinateOf(step)]?.rule ?? null, ruleOfTarget(step)].filter(
    (rule) => rule !== null,
  );

/** Whether the rules of the field and of its type admit the role. */
export const isOpenTo =
  (role: Role) =>
  (step: Step): boolean =>
    rulesOfStep(step).every((rule) => admits(rule, role));
